import { LANGUAGES } from '#config/languages.ts'
import type { Catalogues } from '#i18n/text.ts'
import { notFound } from '#shared/api-error.ts'
import { type Route, route } from '#shared/contract.ts'
import { getTranslationContent, getTranslationManifest } from '../contract.ts'

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
