// What the lobby offers to vary, and the values it offers.
export const variants = { beginners: ["no", "1"], start: ["1", "random"] };
