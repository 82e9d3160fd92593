import { LANGUAGES, type Language } from '#config/languages.ts'
import type { Catalogue } from '#i18n/text.ts'
import { notFound } from '#shared/api-error.ts'
import { type Route, route } from '#shared/contract.ts'
import { getTranslationContent, getTranslationManifest } from '../contract.ts'

/** The source of the texts: all rooms together. */
interface Catalogues {
  catalogueOf(language: Language): Catalogue
  catalogueVersion(language: Language): string
}

export function translationRoutes({ catalogueOf, catalogueVersion }: Catalogues): Route[] {
  return [
    route(getTranslationManifest, async () => ({
      versions: LANGUAGES.map((language) => ({ language, version: catalogueVersion(language) })),
    })),
    route(getTranslationContent, async ({ version, language }) => {
      if (version !== catalogueVersion(language)) throw notFound()
      return { messages: catalogueOf(language) }
    }),
  ]
}
