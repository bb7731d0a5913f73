// The English catalogues: those of the program, and those in the folders of the games.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const PACKAGE = join(import.meta.dirname, "../../src/boardwright");
const GAMES = join(PACKAGE, "games");

const english = new Map(
  [PACKAGE, ...readdirSync(GAMES).map((game) => join(GAMES, game))]
    .map((folder) => join(folder, "locales/en"))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .map((file) => [basename(file, ".ftl"), readFileSync(file, "utf-8")]),
);

/** Return the English texts of one catalogue, such as `web` or `imhotep-board`. */
export const catalogue = (name: string): string => english.get(name)!;

/** Return all English texts. */
export const catalogues = (): string => [...english.values()].join("\n");
