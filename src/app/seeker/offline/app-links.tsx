import { useLanguage } from '#i18n/language-provider.tsx'
import { manifestPath } from './names.ts'

/** What makes the site one that can be installed. */
export function AppLinks() {
  return (
    <>
      <link rel="manifest" href={manifestPath(useLanguage())} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  )
}
