import { z } from 'zod'
import { lookUp } from '#shared/look-up.ts'
import { TEXTS_BY_KEY, textsInEveryLanguage } from '../every-language.ts'

/** Texts by list and key. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const TEXTS_BY_LIST = z.record(z.string(), TEXTS_BY_KEY)

export const NAMES = await textsInEveryLanguage((language) => import(`./names/${language}.ts`), TEXTS_BY_LIST)

export const DESCRIPTIONS = await textsInEveryLanguage(
  (language) => import(`./descriptions/${language}.ts`),
  TEXTS_BY_LIST,
)

/** Throws if a text is missing, so that the start finds the gap and not a visitor. */
export function textIn(texts: Texts, list: string, key: string): string {
  const text = lookUp(lookUp(texts, list) ?? {}, key)
  if (text === undefined) throw new Error(`The list ${list} has no text for ${key}`)
  return text
}
