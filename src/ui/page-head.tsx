import { useLocation } from 'react-router'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '#config/languages.ts'
import { useOrigin } from './origin-context.tsx'
import { SharingTags } from './sharing-tags.tsx'
import { useSite } from './site-context.tsx'

export interface PageVersion {
  language: string
  /** With language, encoded. */
  path: string
}

interface PageHeadProps {
  /** Null for the home page, which has only the site's name. */
  title: string | null
  description?: string
  /**
   * The canonical address (a path or whole), if several addresses show the same content; absent: this page without its
   * query.
   */
  canonical?: string
  /** The same page in the languages in which it is canonical; absent: the same path in all of them. */
  versions?: readonly PageVersion[]
  /** The page for readers of other languages; absent: English, otherwise the first. */
  fallback?: string
  /** False for pages that search engines should leave out. */
  indexed?: boolean
  /** Path of the picture for sharing the page; absent: the picture of the site. */
  picture?: string
}

/**
 * Title and description of a page, its canonical address and the same page in other languages; React moves them into
 * the head.
 */
export function PageHead({ title, description, indexed = true, picture, ...addresses }: PageHeadProps) {
  const { name } = useSite()
  const full = title === null ? name : `${title} · ${name}`
  return (
    <>
      <title>{full}</title>
      {/* Programs that read these tags load each page separately; browsers need no script for them. */}
      {import.meta.env.SSR && (
        <SharingTags title={title ?? name} {...{ description, canonical: addresses.canonical, picture }} />
      )}
      {description !== undefined && <meta name="description" content={description} />}
      {indexed ? <Addresses {...addresses} /> : <meta name="robots" content="noindex" />}
    </>
  )
}

/** Only a canonical page names other languages: a copy would claim pages that are not its own. */
function Addresses({ canonical, versions, fallback = DEFAULT_LANGUAGE }: Partial<PageHeadProps>) {
  const origin = useOrigin()
  const { pathname, search } = useLocation()
  if (origin === undefined) return null
  const here = new URL(pathname + search, origin).href
  const record = new URL(canonical ?? pathname, origin).href
  const all = versions ?? sameInAllLanguages(pathname)
  const first = all.find(({ language }) => language === fallback) ?? all[0]
  return (
    <>
      <link rel="canonical" href={record} />
      {record === here &&
        all.map(({ language, path }) => (
          <link key={language} rel="alternate" hrefLang={language} href={new URL(path, origin).href} />
        ))}
      {record === here && first && (
        <link rel="alternate" hrefLang="x-default" href={new URL(first.path, origin).href} />
      )}
    </>
  )
}

function sameInAllLanguages(pathname: string): PageVersion[] {
  const [, own, ...rest] = pathname.split('/')
  return isLanguage(own)
    ? LANGUAGES.map((language) => ({ language, path: `/${[language, ...rest].join('/')}` }))
    : []
}
