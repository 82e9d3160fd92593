import { skillConcepts, skillIdOf } from '#config/skills/skills.ts'
import { foldText } from '#shared/fold-text.ts'
import { withoutMoneyCodes } from '#shared/money-codes.ts'

/**
 * The skills that a posting requires: those it lists, and those whose names occur in its text, except for names that
 * are also ordinary words. At most the first fifteen: a text that names more is a catalogue.
 */
export function readSkills(listed: readonly string[], text: string): number[] {
  const ids = new Set(listed.flatMap((skill) => skillIdOf(skill) ?? []))
  for (const id of mentioned(foldText(withoutMoneyCodes(text)))) {
    if (ids.size >= MOST_SKILLS) break
    ids.add(id)
  }
  return [...ids].slice(0, MOST_SKILLS)
}

const MOST_SKILLS = 15
const LONGEST_NAME = 4
// In texts without spaces only Latin names can be separated from their neighbours.
const WORD =
  /[a-z0-9][a-z0-9+#]*(?:[.][a-z0-9+#]+)*|\.net\b|[[\p{L}\p{M}]--[a-z\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]]+/gv

let indexed: ReadonlyMap<string, number> | undefined

function* mentioned(text: string): Generator<number> {
  indexed ??= indexNames()
  const words = text.match(WORD) ?? []
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(LONGEST_NAME, words.length - start); length > 0; length--) {
      const id = indexed.get(words.slice(start, start + length).join(' '))
      if (id === undefined) continue
      yield id
      start += length - 1
      break
    }
  }
}

function indexNames(): ReadonlyMap<string, number> {
  const index = new Map<string, number>()
  for (const { id, labels } of skillConcepts()) {
    for (const { text } of labels) {
      const words = foldText(text).match(WORD) ?? []
      const key = words.join(' ')
      if (
        key.length < 2 ||
        words.length > LONGEST_NAME ||
        /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
      )
        continue
      if (!index.has(key)) index.set(key, id)
    }
  }
  return index
}
