import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isName, languageOf, type Named, type Names, noNames } from './names.ts'
import { escoId, unitGroup } from './read-esco.ts'
import { readCompressedTable } from './read-tables.ts'

/**
 * National classifications, and ESCO in further languages: tables with code, isco08, lang, label and kind. Of skills
 * only the `known` ones: names in a single language teach nothing of the others.
 */
export function readNameLists(folder: string, known: ReadonlySet<string>): Names {
  const found = noNames()
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv.gz') && !WITHOUT_CODES.test(file))
  for (const file of files.sort()) {
    const source = file.replace(/_.*/, '')
    for (const { code = '', isco08 = '', lang: tag = '', label = '', kind = '' } of readCompressedTable(
      join(folder, file),
    )) {
      const lang = languageOf(tag)
      if (!LANGUAGES.includes(lang) || (kind === 'group' && !(source === 'isco08' && code.length === 4)))
        continue
      const thing = thingOf(file, source, code, isco08)
      if (thing.source === 'skill' && !known.has(thing.id)) continue
      found.things.push(thing)
      for (const text of formsOf(label)) if (isName(text)) found.names.push({ text, lang, of: thing.id })
    }
  }
  return found
}

/** A list without codes says nothing about which names mean the same. */
const WITHOUT_CODES = /^faker_/

/** Those of the interface, and those in which people only post. French, German and Dutch add nothing to them. */
const LANGUAGES = ['en', 'es', 'pt', 'ar', 'tr', 'id', 'ms', 'ja', 'zh', 'th', 'ko', 'vi']

function thingOf(file: string, source: string, code: string, isco08: string): Named {
  const unit = /^\d{4}$/.test(isco08) ? isco08 : null
  if (file.startsWith('esco_skills'))
    return { id: escoId(code), source: 'skill', group: 'skill', unit: null, isCoarse: false }
  if (source === 'esco')
    return { id: escoId(code), source: 'esco', group: `isco:${unit}`, unit, isCoarse: false }
  if (source === 'isco08') return unitGroup(code)
  const group = `${source}:${unit ?? code.replace(/-/g, '').slice(0, 4)}`
  return { id: `${source}:${code}`, source: 'national', group, unit, isCoarse: true }
}

/** `Diretor técnico/Diretora técnica` are two names; (m/f) is none. */
function formsOf(label: string): string[] {
  const [first = '', second, ...more] = label.split('/').map((form) => form.trim())
  const areForms =
    second !== undefined &&
    second.length > 3 &&
    more.length === 0 &&
    first.split(' ').length === second.split(' ').length
  return (areForms ? [first, second] : [label]).map((form) =>
    form.replace(/\s*\((m\/f|f\/m|h\/f|m\/w|w\/m)\)/gi, ''),
  )
}
