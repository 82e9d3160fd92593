import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { OriginContext } from '#ui/origin-context.tsx'
import { SiteContext } from '#ui/site-context.tsx'
import type { MarkupCache } from '#ui/static-part.tsx'
import { PageLanguage } from './page-language.tsx'
import type { PageServices } from './services.ts'

/** Characters of markup and keys: thousands of parts, such as cards of jobs. */
const ROOM = 8_000_000

/** The least recently used first. */
const parts = new Map<string, string>()
let size = 0

/** The markup of the parts (`ui/static-part.tsx`) that pages of one language, country and site have in common. */
export function markupCacheFor(page: PageServices): MarkupCache {
  const { viewer, textVersions, origin, site } = page
  const reader = numberOf(
    `${viewer.language} ${viewer.country} ${textVersions} ${origin} ${JSON.stringify(site)}`,
  )
  return (key, make) => {
    const name = `${reader} ${key}`
    const kept = parts.get(name)
    if (kept === undefined) return keep(name, render(make, page))
    parts.delete(name)
    parts.set(name, kept)
    return kept
  }
}

/** What pages have in common is as long as a card: each part is kept under its number. */
const readers = new Map<string, number>()

function numberOf(reader: string): number {
  const number = readers.get(reader) ?? readers.size
  readers.set(reader, number)
  return number
}

function render(make: () => ReactNode, page: PageServices): string {
  return renderToString(
    <PageLanguage page={page}>
      <SiteContext value={page.site}>
        <OriginContext value={page.origin}>{make()}</OriginContext>
      </SiteContext>
    </PageLanguage>,
  )
}

function keep(name: string, markup: string): string {
  parts.set(name, markup)
  size += name.length + markup.length
  for (const [oldest, old] of parts) {
    if (size <= ROOM) break
    parts.delete(oldest)
    size -= oldest.length + old.length
  }
  return markup
}
