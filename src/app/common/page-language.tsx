import type { ReactNode } from 'react'
import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { LanguageProvider } from '#i18n/language-provider.tsx'
import type { PageServices } from './services.ts'

/** The language of a page that the server renders. */
export function PageLanguage({ page, children }: { page: PageServices; children: ReactNode }) {
  const { viewer, catalogue, textVersions } = page
  return (
    <LanguageProvider
      language={isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE}
      country={viewer.country}
      versions={textVersions}
      shown={new Set()}
      catalogue={catalogue}
    >
      {children}
    </LanguageProvider>
  )
}
