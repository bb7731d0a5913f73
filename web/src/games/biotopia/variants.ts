// What the lobby offers to vary, and the values it offers.
export const variants = { start: ["1", "random"] };
