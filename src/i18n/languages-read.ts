import { marketOfCountry } from '#config/markets.ts'
import type { LanguagesRead } from '#shared/languages-read.ts'
import { lookUp } from '#shared/look-up.ts'
import type { Viewer } from '#shared/viewer.ts'
import { interfaceLanguageFor } from './preferred-language.ts'

/**
 * The languages in which a visitor reads postings (docs/decisions/0057).
 *
 * Well: the language of the site, and for those with a session the languages of the browser: the pages of all others are
 * shared. English is no evidence there, since browsers add it by
 * themselves.
 *
 * In both, the languages that a person says they speak.
 *
 * Also: English, in which jobs are posted everywhere; the languages of the country that the site does not have, whose
 * readers can choose no other than English; and those that are nearly the same in writing.
 */
export function languagesRead(
  { language, country, session, accepts = [] }: Pick<Viewer, 'language' | 'country' | 'session' | 'accepts'>,
  speaks: LanguagesRead = { well: [], also: [] },
): LanguagesRead {
  const browser = session === undefined ? [] : accepts
  const well = [language, ...browser.filter((tag) => primaryOf(tag) !== ENGLISH), ...speaks.well].flatMap(
    rangesOf,
  )
  const market = country === null ? undefined : marketOfCountry(country)
  const unserved = (market?.postingLanguages ?? []).filter((tag) => interfaceLanguageFor(tag) === null)
  const near = well.flatMap((range) => lookUp(NEAR, primaryOf(range)) ?? [])
  return {
    well: unique(well),
    also: unique([ENGLISH, ...unserved, ...near, ...speaks.also.flatMap(rangesOf)]),
  }
}

const ENGLISH = 'en'

/** Malay and Indonesian; the two scripts of Chinese. */
const NEAR: Readonly<Record<string, readonly string[]>> = { ms: ['id'], id: ['ms'], zh: ['zh'] }

/** Tags of one script of Chinese differ by country; of other languages, regions make no difference to a reader. */
function rangesOf(tag: string): readonly string[] {
  const language = interfaceLanguageFor(tag)
  if (language === 'zh-CN') return ['zh-CN', 'zh-SG', 'zh-Hans']
  if (language === 'zh-TW') return ['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant']
  return [primaryOf(tag)]
}

const primaryOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? tag

const unique = (tags: readonly string[]): string[] => [...new Set(tags)]
