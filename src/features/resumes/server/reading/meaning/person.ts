import { wordTables } from '../words/words.ts'
import { EMAIL, type Found } from './contacts.ts'
import { valueOfLabel } from './labels.ts'
import { scoreOf } from './scores.ts'
import type { NumberedLine, Section } from './sections.ts'

/** The words below the name that say a title. */
export function readHeadline(sections: readonly Section[], name: Found | null): Found | null {
  const heads = sections.filter(({ kind }) => kind === 'head').flatMap(({ lines }) => lines)
  const own = labelledTitle(heads)
  if (own !== null) return own
  const at = heads.findIndex(({ number }) => number === name?.line.number)
  for (const line of heads.slice(Math.max(0, at), at + 3)) {
    const text =
      line.number === name?.line.number
        ? line.text.replace(name.value, '').replace(/^[\s,|·–—-]+/u, '')
        : line.text
    if (text.length < 80 && scoreOf('job', text) > 0 && text.match(EMAIL) === null && !/\d{4}/.test(text))
      return { value: text, line }
  }
  return null
}

function labelledTitle(lines: readonly NumberedLine[]): Found | null {
  const found = valueOfLabel(lines, 'title')
  return found !== null && found.value.length < 80 ? found : null
}

/** The language of most headings; without any, that of the script. */
export function languageOf(headings: readonly string[], text: string): string | null {
  const counts = new Map<string, number>()
  for (const language of headings) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [best] = wordTables()
    .map(({ language }) => ({ language, count: counts.get(language) ?? 0 }))
    .toSorted((one, other) => other.count - one.count)
  if (best !== undefined && best.count > 0) return best.language
  if (/[\u3040-\u30ff]/.test(text)) return 'ja'
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/\p{Script=Arabic}/u.test(text)) return 'ar'
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : null
}
