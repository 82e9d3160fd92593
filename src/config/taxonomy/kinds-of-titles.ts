import { join } from 'node:path'
import { readTable } from '#config/read-table.ts'
import { FUNCTION_TITLES } from './tree.ts'

/**
 * General titles and the ones that are kinds of them, one step down: a search for a driver also finds a truck driver,
 * and by that step a tanker driver. Only kinds that everybody would agree with: an assistant manager is no manager, a
 * data architect no architect. Two titles may be kinds of each other if advertisements use them alike.
 *
 * @returns by the id of the narrower title, the ids of the titles that it is a kind of
 * @throws Error with the file and the line, if the table is wrong
 */
export function readKindsOfTitles(
  file = join(import.meta.dirname, 'kinds-of-titles.tsv'),
): ReadonlyMap<number, readonly number[]> {
  const generals = new Map<number, number[]>()
  for (const row of readTable(file, ['title', 'kinds'])) {
    const idOf = (key: string): number => {
      const id = idByKey.get(key)
      if (id === undefined) throw row.fault(`the tree has no title "${key}"`)
      return id
    }
    const general = idOf(row.field('title'))
    for (const kind of row.list('kinds').map(idOf)) {
      const known = generals.get(kind) ?? []
      if (kind === general || known.includes(general)) throw row.fault('it has a kind twice, or itself')
      generals.set(kind, [...known, general])
    }
  }
  return generals
}

const idByKey: ReadonlyMap<string, number> = new Map(FUNCTION_TITLES.map(({ id, key }) => [key, id]))
