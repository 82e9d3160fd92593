import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '#config/languages.ts'
import type { Site } from '#shared/viewer.ts'
import { localeOf } from './formats.ts'
import { isolateBidi } from './isolate-bidi.ts'

/**
 * Typed texts. A room writes its English catalogue `as const`; this one value defines the keys that `t` accepts, the
 * values that each message needs, and the shape of the other nine languages.
 */

/** Compiled messages of one language, by key. */
export type Catalogue = Messages

/** The texts of all rooms and the common ones, by language. */
export interface Catalogues {
  /** All texts of a language. */
  catalogueOf(language: Language): Catalogue
  /**
   * The versions of all parts that pages of the site may show: `common.x1y2z3`. A version changes exactly when a text
   * of its part does, so browsers keep the part under this name for good.
   */
  versionsFor(site: Site, language: Language): readonly string[]
  /** The part with this version; undefined: the version is not of today. */
  partOf(language: Language, version: string): Catalogue | undefined
}

/** The type of a translation: exactly the keys of English. */
export type TranslationOf<English> = Readonly<Record<keyof English, string>>

/** `t('jobs.count', { count: 3 })`: unknown keys and missing values don't compile. */
export type Translate<English> = <Key extends keyof English & string>(
  key: Key,
  ...values: ValuesOf<English[Key]>
) => string

/** The translator of a language, for code outside React (mail, feeds, tests). */
export function textsFor<English>(language: Language, catalogue: Catalogue): Translate<English> {
  const i18n = runtimeOf(language, null, catalogue)
  return (key, ...values) => i18n._(key, isolateBidi(values[0], language))
}

/** Lingui with the texts of a language; the numbers in them are written as `formatsFor` writes those beside them. */
export const runtimeOf = (language: Language, country: string | null, catalogue: Catalogue): I18n =>
  setupI18n({
    locale: language,
    locales: localeOf(language, country),
    messages: { [language]: catalogue },
  })

type Value = string | number

type ValuesOf<Message> = [ArgumentOf<Message>] extends [never]
  ? []
  : [values: Readonly<Record<ArgumentOf<Message>, Value>>]

/** Names of the arguments of an ICU message: the text after a brace that opens an argument, not a plural's branch. */
export type ArgumentOf<Message> = Message extends `${infer Before}{${infer Rest}`
  ? (Before extends `${string}${BranchKey} ` ? never : NameIn<Rest>) | ArgumentOf<Rest>
  : never

type BranchKey = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | `=${number}`

type NameIn<Rest> = Rest extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name},${string}`
    ? Name
    : Inside
  : never
