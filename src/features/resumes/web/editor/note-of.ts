/** What an entry says below its name: where, and what is written about it. */
export const noteOf = (where: readonly string[], text: string): string =>
  [where.filter((part) => part !== '').join(', '), text].filter((part) => part !== '').join('\n')
