import { useLocation } from 'react-router'
import { factsOf, LANGUAGES } from '#config/languages.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { PICTURE_SIZE, sitePicturePath } from '#shared/picture-path.ts'
import { useOrigin } from './origin-context.tsx'
import { useSite } from './site-context.tsx'

interface SharingTagsProps {
  title: string
  description: string | undefined
  /** The canonical address, a path or whole; absent: the current address without its query. */
  canonical: string | undefined
  /** Path of the page's own picture. */
  picture: string | undefined
}

/** The tags that social networks show for a shared page (Open Graph, and the card of X). */
export function SharingTags({ title, description, canonical, picture }: SharingTagsProps) {
  const t = useCommonText()
  const site = useSite()
  const origin = useOrigin()
  const language = useLanguage()
  const { pathname } = useLocation()
  const own = picture ?? sitePicturePath(language, site.name, t('brand.tagline'))
  const account = accountOf(site.socialLinks.x)
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={factsOf(language).locale} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={factsOf(other).locale} />
      ))}
      {description !== undefined && <meta property="og:description" content={description} />}
      {origin !== undefined && (
        <>
          <meta property="og:url" content={new URL(canonical ?? pathname, origin).href} />
          <meta property="og:image" content={`${origin}${own}`} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(PICTURE_SIZE.width)} />
          <meta property="og:image:height" content={String(PICTURE_SIZE.height)} />
          <meta
            property="og:image:alt"
            content={picture === undefined ? `${site.name}. ${t('brand.tagline')}` : title}
          />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {account !== null && <meta name="twitter:site" content={account} />}
    </>
  )
}

/** `@name` of an account by its address; null if the address has no name. */
function accountOf(address: string | null): string | null {
  const name =
    address === null
      ? undefined
      : /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/(\w{1,15})\/?$/.exec(address)?.[1]
  return name === undefined ? null : `@${name}`
}
