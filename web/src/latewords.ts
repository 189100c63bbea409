// Which words of a game a table is drawn without: they come a moment after it.

/** By the name of their file: what happens to people, `game-stories-europe`. */
export const comesLater = (file: string): boolean => /^[a-z]+-stories/.test(file);
