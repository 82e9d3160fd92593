import { join } from 'node:path'
import { isName, type Name, type Named, type Names, noNames } from './names.ts'
import { readCompressedTable } from './read-tables.ts'

/**
 * Occupations, skills and groups of ESCO in English and Spanish. Further languages come as lists of names, see
 * `read-name-lists.ts`.
 */
export function readEsco(folder: string): Names {
  const found = noNames()
  for (const lang of ['en', 'es']) {
    const table = (name: string) => readCompressedTable(join(folder, `esco_${name}_${lang}.csv.gz`))
    addOccupations(table('occupations'), lang, found)
    for (const name of SKILLS) addSkills(table(name), lang, found)
    addGroups(table('ISCOGroups'), lang, found)
  }
  return found
}

const SKILLS = [
  'digitalSkillsCollection',
  'transversalSkillsCollection',
  'skillGroups',
  'languageSkillsCollection',
]

/** The same for an occupation or skill in every list that names it. */
export const escoId = (uri: string): string => `esco:${uri.split('/').slice(-2).join('/')}`

type Rows = readonly Record<string, string>[]

function addOccupations(rows: Rows, lang: string, { things, names, sentences }: Names): void {
  for (const row of rows) {
    if (row.conceptType !== 'Occupation') continue
    const of = escoId(row.conceptUri ?? '')
    const unit = row.iscoGroup ?? null
    things.push({ id: of, source: 'esco', group: `isco:${unit}`, unit, isCoarse: false })
    const labels = [
      row.preferredLabel ?? '',
      ...(row.altLabels ?? '').split('\n'),
      ...(row.hiddenLabels ?? '').split('\n'),
    ]
    for (const text of formsOf(labels, lang)) names.push({ text, lang, of })
    const text = row.description ?? ''
    if (text !== '') sentences.push({ text, lang, of })
  }
}

function addSkills(rows: Rows, lang: string, { things, names }: Names): void {
  for (const row of rows) {
    if (!row.conceptUri) continue
    const of = escoId(row.conceptUri)
    things.push({ id: of, source: 'skill', group: 'skill', unit: null, isCoarse: false })
    const labels = [row.preferredLabel ?? '', ...(row.altLabels ?? '').split(/\n| \| /)]
    for (const text of labels.map((label) => label.trim()).filter(isName)) names.push({ text, lang, of })
  }
}

function addGroups(rows: Rows, lang: string, { things, names }: Names): void {
  for (const { code = '', preferredLabel: text = '' } of rows) {
    if (code.length !== 4) continue
    things.push(unitGroup(code))
    names.push({ text, lang, of: unitGroup(code).id })
  }
}

export const unitGroup = (code: string): Named => ({
  id: `isco:${code}`,
  source: 'field',
  group: 'field',
  unit: code,
  isCoarse: true,
})

/** Every form of the labels once, without regard to case. */
function formsOf(labels: readonly string[], lang: string): Name['text'][] {
  const forms = labels.flatMap((label) => (lang === 'es' ? bothGenders(label.trim()) : [label.trim()]))
  const distinct = new Map(forms.toReversed().map((form) => [form.toLowerCase(), form]))
  return [...distinct.values()].toReversed().filter(isName)
}

/** `director técnico/directora técnica` are two names, and so are `maestro/a`. */
function bothGenders(label: string): string[] {
  const [first, second, ...more] = label.split('/').map((form) => form.trim())
  if (!first || !second || more.length > 0) return [label]
  if (/^-?(a|as|o|ora|ra|esa|triz|iz)$/i.test(second)) {
    const ending = second.replace('-', '')
    const stem = ending.length === 1 ? first.replace(/o$/, '') : first.replace(/or$|r$/, '')
    return [first, stem + ending]
  }
  return second.startsWith('-') ? [label] : [first, second]
}
