// A line around spaces of a board that lie side by side.

export const BOARD_WIDTH = 3;

/** Return the outer edges of spaces, each `pitch` wide, as a path. */
export function groupOutline(spaces: readonly number[], pitch: number): string {
  const isIn = (row: number, place: number) =>
    place >= 0 && place < BOARD_WIDTH && spaces.includes(row * BOARD_WIDTH + place);
  return spaces
    .map((space) => {
      const [row, place] = [Math.floor(space / BOARD_WIDTH), space % BOARD_WIDTH];
      const [x, y] = [place * pitch, row * pitch];
      return [
        isIn(row - 1, place) ? "" : `M${x} ${y}h${pitch}`,
        isIn(row + 1, place) ? "" : `M${x} ${y + pitch}h${pitch}`,
        isIn(row, place - 1) ? "" : `M${x} ${y}v${pitch}`,
        isIn(row, place + 1) ? "" : `M${x + pitch} ${y}v${pitch}`,
      ].join("");
    })
    .join("");
}
