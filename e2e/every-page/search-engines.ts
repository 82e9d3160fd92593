import { directionOf, type Language } from '#config/languages.ts'
import { expect } from '../site/journey.ts'
import type { Reader, ReadPage } from '../site/read-page.ts'

const STATUS: Readonly<Record<string, number>> = {
  'closed job': 410,
  'landing without jobs': 404,
  'not found': 404,
  maintenance: 503,
}

/** What a search engine asks of a page: that it says what it is, in which language, and where it stands for itself. */
export async function expectIndexable(
  reader: Reader,
  mayBeRead: (url: string) => boolean,
  kind: string,
  language: Language,
  read: ReadPage,
): Promise<void> {
  expect([language, read.status]).toEqual([language, STATUS[kind] ?? 200])
  expectSound(read, language)
  if (read.status !== 200) expect(read.robots, read.url).toEqual(['noindex'])
  if (read.robots.includes('noindex')) {
    expect([read.url, read.canonicals, read.alternates]).toEqual([read.url, [], {}])
  } else {
    expect(mayBeRead(read.url), `robots may read ${read.url}`).toBe(true)
    await expectSoundAddresses(reader, read)
  }
}

/** It says what it is, in its language. */
export function expectNamed({ url, lang, dir, titles, headings }: ReadPage, language: Language): void {
  expect([url, lang, dir]).toEqual([url, language, directionOf(language)])
  expect(titles, `${url} has one title`).toHaveLength(1)
  expect(titles[0]?.length, `${url}: ${titles[0]}`).toBeGreaterThanOrEqual(6)
  expect(titles[0]?.length, `${url}: ${titles[0]}`).toBeLessThanOrEqual(110)
  expect(headings.filter(Boolean), `${url} has one heading`).toHaveLength(1)
}

function expectSound(read: ReadPage, language: Language): void {
  const { url, openGraph, descriptions, robots } = read
  expectNamed(read, language)
  expect(openGraph['og:title'], url).toBeTruthy()
  if (robots.length === 0) {
    expect(descriptions, `${url} describes itself`).toHaveLength(1)
    expect(descriptions[0]?.length, `${url}: ${descriptions[0]}`).toBeGreaterThanOrEqual(12)
    expect(descriptions[0]?.length, `${url}: ${descriptions[0]}`).toBeLessThanOrEqual(320)
  }
}

/** One address of record, which is no copy and names all languages, itself included; they name it in return. */
async function expectSoundAddresses(reader: Reader, read: ReadPage): Promise<void> {
  const [canonical = ''] = read.canonicals
  expect(read.canonicals, `${read.url} has one address of record`).toHaveLength(1)
  expect(read.openGraph['og:url'], read.url).toBe(canonical)
  const record = await reader.read(canonical)
  expect([record.url, record.status, record.redirected, record.robots]).toEqual([canonical, 200, false, []])
  expect(record.canonicals).toEqual([canonical])
  if (canonical !== read.url) {
    expect([read.url, read.alternates]).toEqual([read.url, {}])
    return
  }
  const { 'x-default': fallback, ...versions } = read.alternates
  expect(Object.values(versions), `the languages of ${read.url}`).toContain(read.url)
  expect(versions[read.lang]).toBe(read.url)
  expect(Object.values(versions), `the default of ${read.url}`).toContain(fallback)
  const found = await Promise.all(
    Object.values(versions).map(async (address) => {
      const { url, status, lang, alternates } = await reader.read(address)
      return { address, url, status, lang, alternates }
    }),
  )
  // At once: to expect something costs more than to compare it.
  expect(found).toEqual(
    Object.entries(versions).map(([lang, address]) => {
      return { address, url: address, status: 200, lang, alternates: read.alternates }
    }),
  )
}
