import { DEFAULT_LANGUAGE, type Language } from '#config/languages.ts'
import { interfaceLanguageFor } from '#i18n/preferred-language.ts'
import { slugId } from '#shared/slug.ts'

export interface TextVersion {
  language: Language
  slug_id: string
}

/**
 * The languages in which a posting has a page of its own, that of the original first. A reader gets the text in their
 * language, else the original; a page in any other language is a copy of the page whose language is nearest to that of
 * its text.
 */
export function textVersions(
  id: number,
  texts: readonly { lang: string; title: string }[],
): readonly [TextVersion, ...TextVersion[]] {
  const [original] = texts
  const languages = new Set(texts.map(({ lang }) => interfaceLanguageFor(lang) ?? DEFAULT_LANGUAGE))
  const [first = DEFAULT_LANGUAGE, ...others] = languages
  const versionIn = (language: Language): TextVersion => {
    const shown = texts.find(({ lang }) => lang === language) ?? original
    return { language, slug_id: slugId(shown?.title ?? '', id) }
  }
  return [versionIn(first), ...others.map(versionIn)]
}
