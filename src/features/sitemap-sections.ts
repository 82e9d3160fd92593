import type { SitemapSection } from '#platform/sitemap.ts'
import { rooms } from './rooms.ts'

/** The sections of the sitemap, of all rooms. */
export async function sitemapSections(): Promise<SitemapSection[]> {
  const sections = await Promise.all(rooms.map((room) => room.sitemap?.() ?? []))
  return sections.flat()
}
