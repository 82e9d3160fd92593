import { DEFAULT_LANGUAGE, type Language } from '#config/languages.ts'
import { interfaceLanguageFor } from '#i18n/preferred-language.ts'
import { slugId } from '#shared/slug.ts'

export interface TextVersion {
  language: Language
  slug_id: string
}

/**
 * The languages in which a posting has a page of its own, that of the original first. A reader gets the text that
 * suits them best; a page in any other language is a copy of the page whose language is nearest to that of its text.
 */
export function textVersions(
  id: number,
  texts: readonly { lang: string; title: string }[],
): readonly [TextVersion, ...TextVersion[]] {
  const languages = new Set(texts.map(({ lang }) => interfaceLanguageFor(lang) ?? DEFAULT_LANGUAGE))
  const [first = DEFAULT_LANGUAGE, ...others] = languages
  const versionIn = (language: Language): TextVersion => {
    return { language, slug_id: slugId(bestText(texts, language)?.title ?? '', id) }
  }
  return [versionIn(first), ...others.map(versionIn)]
}

/** The text in the reader's language, in another form of it (the other script of Chinese), in English, or the original. */
function bestText<Text extends { lang: string }>(
  texts: readonly Text[],
  language: Language,
): Text | undefined {
  const primary = (tag: string) => tag.split('-')[0]
  return (
    texts.find(({ lang }) => lang === language) ??
    texts.find(({ lang }) => primary(lang) === primary(language)) ??
    texts.find(({ lang }) => lang === DEFAULT_LANGUAGE) ??
    texts[0]
  )
}
