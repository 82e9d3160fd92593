import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { getTranslationContentCall } from '#features/translations/calls.ts'
import { LanguageProvider } from '#i18n/language-provider.tsx'
import { loadPageTexts } from '#i18n/page-texts.ts'
import { addressOf } from '#shared/call-address.ts'
import { loadWhenPossible } from '#ui/load-when-possible.ts'

/**
 * Hydrates the page in the browser. If its texts cannot be loaded, the page stays as the server sent it; its links and
 * forms work without scripts.
 */
export async function startPage(): Promise<void> {
  const { lang, dataset } = document.documentElement
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  const country = dataset.country ?? null
  const versions = document.querySelector<HTMLElement>('[data-texts]')?.dataset.texts ?? ''
  const opened = location.href
  const pageTexts = await loadPageTexts(
    { language, versions, address: addressOf(getTranslationContentCall), store: localStorage },
    {
      whenPossible: loadWhenPossible,
      // The server has the new page complete. A part of the page that was opened stays as the server sent it: while some
      // servers are updated and others are not, loading it again might lead to the same.
      onOutdated: () => location.href !== opened && location.reload(),
    },
  )
  const reader = { language, country, versions, pageTexts, catalogue: pageTexts.catalogue }
  startTransition(() => {
    hydrateRoot(
      document,
      <LanguageProvider {...reader}>
        <HydratedRouter />
      </LanguageProvider>,
    )
  })
}
