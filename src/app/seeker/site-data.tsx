import favicon from '#app/common/favicon.svg?url&no-inline'
import { useLanguage } from '#i18n/language-provider.tsx'
import { JsonLd } from '#ui/json-ld.tsx'
import { useOrigin } from '#ui/origin-context.tsx'
import { useSite } from '#ui/site-context.tsx'

/** The operator of the site and its search, for search engines; only on the home page. */
export function SiteData() {
  const origin = useOrigin()
  const language = useLanguage()
  const { name, socialLinks, supportEmail } = useSite()
  if (origin === undefined) return null
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: new URL(favicon, origin).href,
    sameAs: Object.values(socialLinks).filter((link) => link !== null),
    ...(supportEmail !== null && { email: supportEmail }),
  }
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: `${origin}/${language}`,
    inLanguage: language,
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/${language}/onsite-job?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
  return <JsonLd data={{ '@graph': [organization, website] }} />
}
