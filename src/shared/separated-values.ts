/** The commas of Latin, Chinese and Arabic, and the list mark of Japanese and Chinese. */
const SEPARATOR = /[,，،、]/

/** The values of a list in one text: `porter、solidity` are two. Empty ones are dropped. */
export const separatedValues = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((value) => value.trim())
    .filter((value) => value !== '')
