import { entryHtml, type FeedChannel, type FeedEntry } from './feed-entries.ts'

/** JSON Feed 1.1; fields that only jobs have are below `_job`, named as in the search API. */
export function writeJsonFeed(channel: FeedChannel): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: channel.title,
    home_page_url: channel.pageUrl,
    feed_url: channel.feedUrl,
    description: channel.description,
    language: channel.language,
    items: channel.entries.map(item),
  })
}

function item(entry: FeedEntry): object {
  const { job, guid, url, summary } = entry
  const { location, country, arrangement, job_type, pay, pay_text, company } = job
  return {
    id: guid,
    url,
    title: job.title,
    content_html: entryHtml(entry),
    summary,
    date_published: new Date(job.posted_at * 1000).toISOString(),
    language: job.lang,
    authors: [{ name: company.name }],
    tags: job.skills,
    _job: { id: job.id, company, location, country, arrangement, job_type, pay, pay_text },
  }
}
