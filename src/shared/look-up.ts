/**
 * The value of a table under a text that somebody else wrote; undefined if there is none. `table[key]` would also find
 * inherited properties: a title with the word "constructor" would find a function.
 */
export const lookUp = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  key: string,
): Value | undefined => (Object.hasOwn(table, key) ? table[key] : undefined)
