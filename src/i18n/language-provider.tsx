import { I18nProvider } from '@lingui/react'
import { createContext, type ReactNode, use, useContext, useState } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '#config/languages.ts'
import { type Formats, formatsFor } from './formats.ts'
import type { PageTexts } from './page-texts.ts'
import { type Catalogue, runtimeOf } from './text.ts'

interface Reader {
  language: Language
  /** The country whose conventions numbers and dates follow (`en` in the Philippines: `en-PH`). */
  country: string | null
  /** The versions of all parts of the texts, for browsers. */
  versions: string
  /** On the server: collects the parts that the page shows. */
  shown?: Set<string>
  /** Where later texts come from; absent: the catalogue has all. */
  pageTexts?: PageTexts
}

const ReaderContext = createContext<Reader>({ language: DEFAULT_LANGUAGE, country: null, versions: '' })

/**
 * One language and one country for one document: another choice loads a new page. The catalogue may grow: Lingui keeps
 * the object that it is given.
 */
export function LanguageProvider(props: Reader & { catalogue: Catalogue; children: ReactNode }) {
  const { catalogue, children, ...given } = props
  const [i18n] = useState(() => runtimeOf(given.language, given.country, catalogue))
  const [reader] = useState<Reader>(given)
  return (
    <ReaderContext value={reader}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </ReaderContext>
  )
}

export const useLanguage = (): Language => useContext(ReaderContext).language

export const useCountry = (): string | null => useContext(ReaderContext).country

/**
 * The last element of a page: the versions of the parts of the texts, first of those that the page shows. The browser
 * loads these before it hydrates the page.
 */
export function TextVersions() {
  const { versions, shown } = useContext(ReaderContext)
  return <template data-texts={shown === undefined ? versions : shownFirst(versions, shown)} />
}

function shownFirst(versions: string, shown: ReadonlySet<string>): string {
  const isShown = (version: string) => shown.has(version.split('.')[0] ?? '')
  const all = versions.split(',')
  return `${all.filter(isShown).join()};${all.filter((version) => !isShown(version)).join()}`
}

/** Suspends until these parts of the texts are loaded. */
export function useLoadedTexts(parts: readonly string[]): void {
  const { pageTexts, shown } = useContext(ReaderContext)
  if (shown) for (const part of parts) shown.add(part)
  for (const coming of pageTexts?.coming(parts) ?? []) use(coming)
}

/** Numbers, money, dates and names as the visitor writes them. */
export const useFormats = (): Formats => formatsFor(useLanguage(), useCountry())
