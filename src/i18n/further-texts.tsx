import { I18nProvider, useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { useCountry, useLanguage } from './language-provider.tsx'
import { type Catalogue, runtimeOf } from './text.ts'

/**
 * For pages that few people see: their texts are in no browser's catalogue and come with the page itself.
 * @param texts a catalogue as JSON: the data of a page has no form for it
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
