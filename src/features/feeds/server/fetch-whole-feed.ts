import { Readable } from 'node:stream'
import { z } from 'zod'
import { BrokenFeed } from './feed-errors.ts'
import { MAX_DOCUMENT_LENGTH } from './feed-limits.ts'
import { jsonOf, wholeText } from './formats/board-rows.ts'
import { type FetchedFeed, type FetchOptions, fetchFeed, NO_VERSION, saveToDisk } from './load-feed.ts'
import { readText } from './read-text.ts'

/**
 * Some boards paginate their postings, and one of them gives the texts only one by one. This fetches all pages into one
 * document on our disk. A board with a missing page must not look like a board that lost postings.
 */
export function fetchWholeFeed(address: string, options: FetchOptions = {}): Promise<FetchedFeed> {
  const url = URL.parse(address)
  if (url && SMARTRECRUITERS.test(url.pathname)) return gather(url, gatherSmartRecruiters, options)
  if (url?.searchParams.has('limit') && LEVER.test(url.pathname)) return gather(url, gatherLever, options)
  return fetchFeed(address, options)
}

const SMARTRECRUITERS = /^\/v1\/companies\/[^/]+\/postings\/?$/
const LEVER = /^\/v0\/postings\/[^/]+\/?$/
const MAX_POSTINGS = 5000

type Get = (url: URL) => Promise<unknown>

/** For all pages together; each page has its own limits as well. */
const WHOLE_MS = 30 * 60_000

/** Pages have no common version: such a feed is always fetched again. */
async function gather(
  url: URL,
  whole: (url: URL, get: Get) => Promise<unknown>,
  options: FetchOptions,
): Promise<FetchedFeed> {
  const tooLate = AbortSignal.timeout(WHOLE_MS)
  const signal = options.signal ? AbortSignal.any([tooLate, options.signal]) : tooLate
  let length = 0
  const get = async (page: URL): Promise<unknown> => {
    const text = await fetchText(page, { ...options, signal })
    length += text.length
    if (length > MAX_DOCUMENT_LENGTH) {
      throw new BrokenFeed(`is longer than ${MAX_DOCUMENT_LENGTH.toLocaleString('en')} characters`)
    }
    return jsonOf(text)
  }
  const document = JSON.stringify(await whole(url, get))
  const about = { name: url.hostname, charset: 'utf-8', address: url.href }
  const feed = await saveToDisk(Readable.from([Buffer.from(document)]), about, options.folder)
  return { feed, version: NO_VERSION }
}

async function fetchText(page: URL, { known: _, ...options }: FetchOptions): Promise<string> {
  const { feed } = await fetchFeed(page.href, options)
  if (!feed) throw new BrokenFeed('has a page that is not there')
  return wholeText(readText(feed)).finally(feed.remove)
}

const page = z.object({ totalFound: z.number(), content: z.array(z.looseObject({ id: z.string() })) })
const SMARTRECRUITERS_PAGE = 100

async function gatherSmartRecruiters(url: URL, get: Get): Promise<unknown> {
  const content: unknown[] = []
  for (let total = 1; content.length < total; ) {
    const next = withParameters(url, { limit: SMARTRECRUITERS_PAGE, offset: content.length })
    const read = page.safeParse(await get(next))
    if (!read.success) throw new BrokenFeed('is not a board of SmartRecruiters')
    total = refuseTooMany(read.data.totalFound)
    if (read.data.content.length === 0 && content.length < total) {
      throw new BrokenFeed(`has ${content.length} of the ${total} postings it promises`)
    }
    refuseTooMany(content.length + read.data.content.length)
    for (const { id } of read.data.content) {
      content.push(
        await get(
          new URL(`${url.origin}${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(id.toWellFormed())}`),
        ),
      )
    }
  }
  return { totalFound: content.length, content }
}

async function gatherLever(url: URL, get: Get): Promise<unknown> {
  const limit = Number(url.searchParams.get('limit'))
  const postings: unknown[] = []
  for (;;) {
    const read = z.array(z.unknown()).safeParse(await get(withParameters(url, { skip: postings.length })))
    if (!read.success) throw new BrokenFeed('is not a board of Lever')
    postings.push(...read.data)
    refuseTooMany(postings.length)
    if (read.data.length === 0 || read.data.length < limit) return postings
  }
}

function refuseTooMany(postings: number): number {
  if (postings > MAX_POSTINGS) throw new BrokenFeed(`has more than ${MAX_POSTINGS} postings in pages`)
  return postings
}

function withParameters(url: URL, parameters: Readonly<Record<string, number>>): URL {
  const changed = new URL(url)
  for (const [name, value] of Object.entries(parameters)) changed.searchParams.set(name, String(value))
  return changed
}
