import { useSite } from './site-context.tsx'

interface PageHeadProps {
  /** Null for the home page, which bears the site's name alone. */
  title: string | null
  description?: string
  /** The address of record, when several show the same content. */
  canonical?: string
  /** False for pages that search engines should leave out. */
  indexed?: boolean
}

/** Title and description of a page; React moves them into the head. */
export function PageHead({ title, description, canonical, indexed = true }: PageHeadProps) {
  const { name } = useSite()
  const full = title === null ? name : `${title} · ${name}`
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={title ?? name} />
      <meta property="og:site_name" content={name} />
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {indexed || <meta name="robots" content="noindex" />}
    </>
  )
}
