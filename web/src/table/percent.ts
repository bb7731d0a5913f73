// A share of one, said in whole percents.
import type { Message } from "../wire";

export const percent = (share: number): Message => ({
  id: "web-percent",
  values: { percent: Math.round(100 * share) },
});
