/**
 * The names of things that have one, by their ids, without what else is known of them. They are joined and cut again: a
 * piece of a file's text would keep the whole text in memory.
 */
export function namesOnly(things: ReadonlyMap<number, { name: string }>): ReadonlyMap<number, string> {
  const named = [...things].filter(([, { name }]) => name !== '')
  const names = named.map(([, { name }]) => name)
  const copied = names.join('\n').split('\n')
  return new Map(named.map(([id], at) => [id, copied[at] ?? '']))
}
