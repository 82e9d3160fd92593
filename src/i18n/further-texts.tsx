import { I18nProvider, useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { useCountry, useLanguage } from './language-provider.tsx'
import { type Catalogue, runtimeOf } from './text.ts'

/**
 * For pages that few people see: their texts are not in the browser's catalogue, but part of the page.
 * @param texts a catalogue as JSON, since the data of a page cannot contain one
 */
export function FurtherTexts({ texts, children }: { texts: string; children: ReactNode }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const country = useCountry()
  const [all] = useState(() => {
    const further: Catalogue = JSON.parse(texts)
    return runtimeOf(language, country, { ...i18n.messages, ...further })
  })
  return <I18nProvider i18n={all}>{children}</I18nProvider>
}
