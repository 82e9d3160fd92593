import { z } from 'zod'
import { LANGUAGES, type Language } from './languages.ts'

export type InEveryLanguage<Value> = Readonly<Record<Language, Value>>

export function inEveryLanguage<Value>(make: (language: Language) => Value): InEveryLanguage<Value> {
  const all: Partial<Record<Language, Value>> = {}
  for (const language of LANGUAGES) all[language] = make(language)
  if (!isWhole(all)) throw new Error('A language has nothing')
  return all
}

const isWhole = <Value>(all: Partial<Record<Language, Value>>): all is Record<Language, Value> =>
  LANGUAGES.every((language) => Object.hasOwn(all, language))

/**
 * The texts of a folder that has one file per language, each with an export `texts`. The file says by its own type that
 * it has every text; this says that every language has a file.
 * @param load `(language) => import(`./texts/${language}.ts`)`: the build of pages must see the folder
 */
export async function textsInEveryLanguage<Texts = Readonly<Record<string, string>>>(
  load: (language: Language) => Promise<unknown>,
  schema: z.ZodType<Texts>,
): Promise<InEveryLanguage<Texts>> {
  const modules = await Promise.all(
    LANGUAGES.map(async (language) => [language, await load(language)] as const),
  )
  const found = new Map(modules)
  return inEveryLanguage((language) => z.object({ texts: schema }).parse(found.get(language)).texts)
}

/** Texts by key. */
export const TEXTS_BY_KEY = z.record(z.string(), z.string())
