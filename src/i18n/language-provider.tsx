import { I18nProvider } from '@lingui/react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '#config/languages.ts'
import { type Formats, formatsFor } from './formats.ts'
import { type Catalogue, runtimeOf } from './text.ts'

interface Reader {
  language: Language
  /** The country whose conventions numbers and dates follow (`en` in the Philippines: `en-PH`). */
  country: string | null
  /** The version of the texts in the browser's storage; changes when any text of the language changes. */
  version: string
}

const ReaderContext = createContext<Reader>({ language: DEFAULT_LANGUAGE, country: null, version: '' })

/** One language and one country for one document: another choice loads a new page. */
export function LanguageProvider(props: Reader & { catalogue: Catalogue; children: ReactNode }) {
  const { language, country, version, catalogue, children } = props
  const [i18n] = useState(() => runtimeOf(language, country, catalogue))
  const [reader] = useState<Reader>({ language, country, version })
  return (
    <ReaderContext value={reader}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </ReaderContext>
  )
}

export const useLanguage = (): Language => useContext(ReaderContext).language

export const useCountry = (): string | null => useContext(ReaderContext).country

export const useTextsVersion = (): string => useContext(ReaderContext).version

/** Numbers, money, dates and names as the visitor writes them. */
export const useFormats = (): Formats => formatsFor(useLanguage(), useCountry())
