import latinFace from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { useLanguage } from '#i18n/language-provider.tsx'
import favicon from './favicon.svg?url&no-inline'

/** Languages whose scripts have their own typeface don't wait for Figtree. */
const OWN_FACE: ReadonlySet<string> = new Set(['zh-CN', 'zh-TW', 'ja', 'ar'])

/** The typeface and the icon of every page. */
export function HeadLinks() {
  const language = useLanguage()
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={favicon} />
      {OWN_FACE.has(language) || (
        <link rel="preload" as="font" type="font/woff2" href={latinFace} crossOrigin="anonymous" />
      )}
    </>
  )
}
