// How fast moves are staged: what one likes, and how much of the calm times that takes.
export const SPEEDS = ["calm", "brisk", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

export const PACE: Record<Speed, number> = { calm: 1, brisk: 0.4, instant: 0 };
