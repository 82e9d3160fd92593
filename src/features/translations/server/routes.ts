import { LANGUAGES } from '#config/languages.ts'
import type { Catalogues } from '#i18n/text.ts'
import { notFound } from '#shared/api-error.ts'
import { type Route, route } from '#shared/contract.ts'
import { getTranslationContent, getTranslationManifest } from '../contract.ts'

export function translationRoutes({ partOf, versionsFor }: Catalogues): Route[] {
  return [
    route(getTranslationManifest, async () => ({
      versions: LANGUAGES.flatMap((language) =>
        versionsFor('seeker', language).map((version) => ({ language, version })),
      ),
    })),
    route(getTranslationContent, async ({ version, language }) => {
      const messages = version.split(',').map((one) => {
        const part = partOf(language, one)
        if (part === undefined) throw notFound()
        return [one, part] as const
      })
      return { messages: Object.fromEntries(messages) }
    }),
  ]
}
