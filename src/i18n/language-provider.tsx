import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '#config/languages.ts'
import { type Formats, formatsFor } from './formats.ts'
import type { Catalogue } from './text.ts'

interface Reader {
  language: Language
  /** Names the texts in the browser's store; changes when any text of the language changes. */
  version: string
}

const ReaderContext = createContext<Reader>({ language: DEFAULT_LANGUAGE, version: '' })
const CountryContext = createContext<string | null>(null)

/** One language for one document: the switch to another language loads a new page. */
export function LanguageProvider(props: Reader & { catalogue: Catalogue; children: ReactNode }) {
  const { language, version, catalogue, children } = props
  const [i18n] = useState(() => setupI18n({ locale: language, messages: { [language]: catalogue } }))
  const [reader] = useState<Reader>({ language, version })
  return (
    <ReaderContext value={reader}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </ReaderContext>
  )
}

/** The country whose habits numbers and dates follow (`en` in the Philippines: `en-PH`). */
export function CountryProvider({ country, children }: { country: string | null; children: ReactNode }) {
  return <CountryContext value={country}>{children}</CountryContext>
}

export const useLanguage = (): Language => useContext(ReaderContext).language

export const useTextsVersion = (): string => useContext(ReaderContext).version

/** Numbers, money, dates and names as the visitor writes them. */
export const useFormats = (): Formats => formatsFor(useLanguage(), useContext(CountryContext))
