// What the lobby offers to vary, and the values it offers.
export const variants = {
  sides: ["AAAAA", "BBBBB", "ABABA", "BABAB"],
  wrath: ["no", "yes"],
  start: ["1", "random"],
};
