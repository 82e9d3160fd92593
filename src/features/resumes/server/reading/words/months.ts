import { join } from 'node:path'
import { LANGUAGES } from '#config/languages.ts'
import { monthNames } from '#config/month-names.ts'
import { readTable } from '#config/read-table.ts'
import { shape } from './shape-text.ts'

let memo: ReadonlyMap<string, string> | undefined

/** Months by their shaped names in our languages and in some others, also without accents: `1` to `12`. */
export function months(): ReadonlyMap<string, string> {
  memo ??= indexMonths()
  return memo
}

/** Chinese and Japanese months are numbers. */
function indexMonths(): ReadonlyMap<string, string> {
  const own = monthNames(LANGUAGES.filter((language) => !/^(?:zh|ja)/.test(language))).map(
    ([name, month]): [string, string] => [name.replaceAll('.', ''), String(month)],
  )
  const further = readTable(join(import.meta.dirname, 'months.tsv'), ['month', 'words']).flatMap((row) =>
    row.list('words').map((name): [string, string] => [name, row.field('month')]),
  )
  const all = [...own, ...further].map(([name, month]): [string, string] => [shape(name), month])
  const plain = all.map(([name, month]): [string, string] => [
    name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''),
    month,
  ])
  return new Map([...plain, ...all])
}
