import { join } from 'node:path'
import { isName, type Names, noNames } from './names.ts'
import { readCompressedTable } from './read-tables.ts'

/** Occupations of O*NET with their alternate and reported titles, in English. */
export function readOnet(folder: string): Names {
  const found = noNames()
  const table = (name: string) => readCompressedTable(join(folder, `onet_${name}.txt.gz`))
  for (const { 'O*NET-SOC Code': code = '', Title: title = '', Description: text = '' } of table(
    'Occupation_Data',
  )) {
    const of = idOf(code)
    found.things.push({
      id: of,
      source: 'onet',
      group: `soc:${code.slice(0, 5)}`,
      unit: null,
      isCoarse: false,
    })
    found.names.push({ text: title, lang: 'en', of })
    found.sentences.push({ text, lang: 'en', of })
  }
  const known = new Set(found.things.map(({ id }) => id))
  const add = (code: string, title: string) => {
    const text = title.replace(/\s*\([^)]+\)\s*$/, '')
    if (known.has(idOf(code)) && text !== 'n/a' && isName(text))
      found.names.push({ text, lang: 'en', of: idOf(code) })
  }
  for (const row of table('Alternate_Titles')) {
    add(row['O*NET-SOC Code'] ?? '', row['Alternate Title'] ?? '')
    add(row['O*NET-SOC Code'] ?? '', row['Short Title'] ?? '')
  }
  for (const row of table('Sample_of_Reported_Titles'))
    add(row['O*NET-SOC Code'] ?? '', row['Reported Job Title'] ?? '')
  return found
}

const idOf = (code: string): string => `onet:${code}`
