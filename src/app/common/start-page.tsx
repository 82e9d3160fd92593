import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { getTranslationContentCall } from '#features/translations/calls.ts'
import { browserCatalogue } from '#i18n/browser-catalogue.ts'
import { LanguageProvider } from '#i18n/language-provider.tsx'
import { addressOf } from '#shared/call-address.ts'

/**
 * Hydrates the page in the browser. If its texts cannot be loaded, the page stays as the server sent it; its links and
 * forms work without scripts.
 */
export async function startPage(): Promise<void> {
  const { lang, dataset } = document.documentElement
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  const country = dataset.country ?? null
  const version = dataset.texts ?? ''
  const catalogue = await browserCatalogue(language, version, {
    address: addressOf(getTranslationContentCall),
    store: localStorage,
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <LanguageProvider language={language} country={country} version={version} catalogue={catalogue}>
        <HydratedRouter />
      </LanguageProvider>,
    )
  })
}
