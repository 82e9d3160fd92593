/**
 * What a table has under a text that somebody else wrote; undefined where it has nothing. `table[key]` would also find
 * what every object inherits: a title with the word "constructor" would find a function.
 */
export const lookUp = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  key: string,
): Value | undefined => (Object.hasOwn(table, key) ? table[key] : undefined)
