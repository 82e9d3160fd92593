import { cdata, rfc822, xmlText } from '../xml-text.ts'
import { entryHtml, type FeedChannel, type FeedEntry, newestOf } from './feed-entries.ts'

/** Minutes for which a reader need not fetch it again. */
const TTL = 15

/** RSS 2.0, with the address of the feed itself in Atom's element. */
export function writeRss(channel: FeedChannel): string {
  const { title, description, language, pageUrl, feedUrl, entries } = channel
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(title)}</title>
<link>${xmlText(pageUrl)}</link>
<description>${xmlText(description)}</description>
<language>${xmlText(language)}</language>
<lastBuildDate>${rfc822(newestOf(channel))}</lastBuildDate>
<ttl>${TTL}</ttl>
<docs>https://www.rssboard.org/rss-specification</docs>
<atom:link href="${xmlText(feedUrl)}" rel="self" type="application/rss+xml"/>
${entries.map(item).join('')}</channel>
</rss>
`
}

function item(entry: FeedEntry): string {
  const { job, guid, url } = entry
  const categories = job.skills.map((skill) => `<category>${xmlText(skill)}</category>`)
  return `<item>
<title>${xmlText(job.title)}</title>
<link>${xmlText(url)}</link>
<guid isPermaLink="false">${xmlText(guid)}</guid>
<pubDate>${rfc822(new Date(job.posted_at * 1000))}</pubDate>
<dc:creator>${xmlText(job.company.name)}</dc:creator>
<dc:language>${xmlText(job.lang)}</dc:language>
${categories.join('')}<description>${cdata(entryHtml(entry))}</description>
</item>
`
}
