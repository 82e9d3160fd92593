import { useOrigin } from '#ui/origin-context.tsx'
import { feedAddress } from './feed-address.ts'
import { useText } from './texts.ts'

interface FeedLinksProps {
  /** Path of the search page. */
  path: string
  address: URLSearchParams
  country: string | null
}

/** The search as a feed: announced to feed readers, and as a link below the results. */
export function FeedLinks({ path, address, country }: FeedLinksProps) {
  const t = useText()
  const origin = useOrigin() ?? ''
  const query = feedAddress(address, country).toString()
  const rss = `${path}/feed.rss?${query}`
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={t('feeds.rss_title')} href={origin + rss} />
      <link
        rel="alternate"
        type="application/feed+json"
        title={t('feeds.json_title')}
        href={`${origin}${path}/feed.json?${query}`}
      />
      <p className="page-width flex justify-end print:hidden">
        <a
          href={rss}
          title={t('feeds.rss_title')}
          rel="nofollow"
          className="flex min-h-11 items-center gap-2 text-13 text-muted hover:text-ink hover:underline"
        >
          <FeedIcon />
          {t('feeds.rss')}
        </a>
      </p>
    </>
  )
}

function FeedIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14" className="fill-none stroke-current">
      <path d="M2.5 2.5a11 11 0 0 1 11 11M2.5 7.5a6 6 0 0 1 6 6" strokeWidth="1.75" strokeLinecap="round" />
      <circle cx="3.6" cy="12.4" r="1.4" className="fill-current stroke-none" />
    </svg>
  )
}
