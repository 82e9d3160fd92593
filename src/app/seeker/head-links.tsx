import latinFace from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { useLocation, useRouteError } from 'react-router'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#config/languages.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import favicon from './favicon.svg?url&no-inline'
import { addressInLanguage } from './switch-links.ts'

/** Scripts of their own face don't wait for Figtree. */
const OWN_FACE: ReadonlySet<string> = new Set(['zh-CN', 'zh-TW', 'ja', 'ar'])

/** The face and the icon of every page, and the same page in the other languages. */
export function HeadLinks({ origin }: { origin: string | undefined }) {
  const language = useLanguage()
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={favicon} />
      {OWN_FACE.has(language) || (
        <link rel="preload" as="font" type="font/woff2" href={latinFace} crossOrigin="anonymous" />
      )}
      <Alternates origin={origin} />
    </>
  )
}

/** Only of pages that stand for themselves: not of errors, nor of one visitor's search. */
function Alternates({ origin }: { origin: string | undefined }) {
  const { pathname, search } = useLocation()
  const failed = (useRouteError() ?? null) !== null
  if (failed || origin === undefined || search !== '') return null
  return (
    <>
      {LANGUAGES.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={`${origin}${addressInLanguage(pathname, '', language)}`}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={`${origin}${addressInLanguage(pathname, '', DEFAULT_LANGUAGE)}`}
      />
    </>
  )
}
