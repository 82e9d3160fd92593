import { useLanguage } from '#i18n/language-provider.tsx'
import { manifestPath } from './names.ts'

/** The links that make the site installable. */
export function AppLinks() {
  return (
    <>
      <link rel="manifest" href={manifestPath(useLanguage())} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  )
}
