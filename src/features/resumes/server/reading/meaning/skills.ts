import { skillIdOf } from '#config/skills/skills.ts'
import { foldText } from '#shared/fold-text.ts'
import type { Said } from '#shared/said.ts'
import { LABELS } from '../words/words.ts'
import type { Placed } from './placed.ts'
import type { NumberedLine } from './sections.ts'

/** Characters of an item of a list; what is longer is a sentence. */
const LONGEST = 48
const LONGEST_EAST_ASIAN = 22
const MOST_WORDS = 5

/** The items of a list of skills. Those of our taxonomy count as they are; others only if they are as short as a name. */
export function readSkills(lines: readonly NumberedLine[], placed: Placed, first = 0): Said['skills'] {
  const found: Said['skills'] = []
  const known = new Set<string>()
  for (const line of unwrapped(lines)) {
    for (const { name, level } of itemsOf(line)) {
      const same = foldText(name)
      if (known.has(same)) continue
      known.add(same)
      placed.put(`skills.${first + found.length}.name`, line)
      if (level !== null) placed.put(`skills.${first + found.length}.level`, line)
      found.push({ name, level })
    }
  }
  return found
}

/** An item may be broken at the end of a line. */
function unwrapped(lines: readonly NumberedLine[]): NumberedLine[] {
  const whole: NumberedLine[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const goesOn =
      last !== undefined &&
      !line.has_bullet &&
      !line.is_apart &&
      line.cells.length === 1 &&
      /[,，、،]/.test(last.text) &&
      (/[,，、،]$/.test(last.text) || /^[^:：]*[,，、،]/.test(line.text)) &&
      !/^.{2,30}[:：]/.test(line.text)
    if (goesOn)
      whole[whole.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        cells: [`${last.cells.join('  ')} ${line.text}`],
      }
    else whole.push(line)
  }
  return whole
}

/** `C == Python > Java`: in the order in which somebody knows them. */
const SEPARATOR = /\s*[,，、،;；|｜·•∙\t]\s*|\s{2,}|\s+(?:[/–—>≥-]|={2})\s+|。/u

interface Item {
  name: string
  level: string | null
}

function itemsOf(line: NumberedLine): Item[] {
  const [label = '', ...others] = line.cells
  // `Databases | PostgreSQL, Redis`: the first cell names the row.
  const isRow =
    others.length > 0 && others.some((cell) => /[,，、،;；]/.test(cell)) && skillIdOf(label) === undefined
  return (isRow ? others : line.cells)
    .map((cell) => cell.replace(/^[^:：,，、]{2,40}[:：]\s*/u, ''))
    .flatMap((cell) => cell.split(SEPARATOR))
    .flatMap(spread)
    .map(itemOf)
    .filter(({ name }) => isName(name))
}

/** `Java Python Go`: names that only spaces part. */
function spread(text: string): string[] {
  const words = text.trim().split(/\s+/)
  const isList =
    words.length > 1 &&
    skillIdOf(text.trim()) === undefined &&
    words.every((word) => skillIdOf(word) !== undefined)
  return isList ? words : [text]
}

/** `Excel (advanced)`, `SQL: 80%`. */
function itemOf(text: string): Item {
  const plain = text
    .replaceAll(/[●○★☆■□◼◻▪▫⬤◯]+/gu, ' ')
    .replace(/\s*\d{1,3}\s?%$/, '')
    .trim()
  const [, name, level] = /^(.+?)\s*[(（]([^()（）]{1,30})[)）]?$/u.exec(plain) ?? []
  if (name !== undefined && skillIdOf(plain) === undefined) return { name: tidy(name), level: level ?? null }
  return { name: tidy(plain), level: null }
}

const tidy = (text: string): string =>
  text.replace(/^[\s.:：()（）–—-]+/u, '').replace(/[\s.:：(（–—-]+$/u, '')

function isName(name: string): boolean {
  if (!/\p{L}/u.test(name)) return false
  if (skillIdOf(name) !== undefined) return true
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name))
    return name.length <= LONGEST_EAST_ASIAN
  return (
    name.length > 1 &&
    name.length <= LONGEST &&
    name.split(/\s+/).length <= MOST_WORDS &&
    !LABELS.some((label) => label === name)
  )
}
