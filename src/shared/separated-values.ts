/** The comma of Latin, Chinese and Arabic writing, and the mark that parts the words of a Japanese or Chinese list. */
const SEPARATOR = /[,，،、]/

/** The values of a list that somebody wrote as one text: `porter、solidity` are two. Without empty ones. */
export const separatedValues = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((value) => value.trim())
    .filter((value) => value !== '')
