import { SharingTags } from './sharing-tags.tsx'
import { useSite } from './site-context.tsx'

interface PageHeadProps {
  /** Null for the home page, which bears the site's name alone. */
  title: string | null
  description?: string
  /** The address of record, when several show the same content. */
  canonical?: string
  /** False for pages that search engines should leave out. */
  indexed?: boolean
  /** Path of the picture that stands for the page where somebody shares it; the site's own where there is none. */
  picture?: string
}

/** Title and description of a page; React moves them into the head. */
export function PageHead({ title, description, canonical, indexed = true, picture }: PageHeadProps) {
  const { name } = useSite()
  const full = title === null ? name : `${title} · ${name}`
  return (
    <>
      <title>{full}</title>
      <SharingTags title={title ?? name} {...{ description, canonical, picture }} />
      {description !== undefined && <meta name="description" content={description} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {indexed || <meta name="robots" content="noindex" />}
    </>
  )
}
