import { z } from 'zod'
import { expect } from '../site/journey.ts'
import type { ReadPage } from '../site/read-page.ts'

const thing = z.looseObject({ '@type': z.string() })
const block = z.looseObject({
  '@context': z.literal(['https://schema.org', 'https://schema.org/']),
  '@type': z.string().optional(),
  '@graph': z.array(thing).optional(),
})
const breadcrumbList = z.object({
  itemListElement: z.array(
    z.object({
      '@type': z.literal('ListItem'),
      position: z.int(),
      name: z.string(),
      item: z.url().optional(),
    }),
  ),
})
const jobPosting = z.looseObject({
  title: z.string().min(1),
  description: z.string().min(1),
  datePosted: z.iso.date().or(z.iso.datetime({ offset: true })),
  validThrough: z.iso.date().or(z.iso.datetime({ offset: true })),
  hiringOrganization: z.looseObject({ name: z.string().min(1) }),
  identifier: z.looseObject({ value: z.string().or(z.number()) }),
  directApply: z.boolean(),
})

/** What is said to machines is said to people too. */
export function expectValidMarkup(read: ReadPage): void {
  const things = read.data.flatMap((text) => {
    const { '@graph': graph, ...data } = block.parse(JSON.parse(text))
    return graph ?? [thing.parse(data)]
  })
  for (const data of things) {
    if (data['@type'] === 'BreadcrumbList') {
      const { itemListElement: items } = breadcrumbList.parse(data)
      expect(
        items.map(({ name }) => name),
        read.url,
      ).toEqual(read.crumbs)
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      for (const { item } of items.slice(0, -1)) expect(item, read.url).toMatch(/^https?:\/\//)
    }
    if (data['@type'] === 'JobPosting') {
      const posting = jobPosting.parse(data)
      expect(read.status, `${read.url} is open`).toBe(200)
      expect(read.headings).toContain(posting.title)
      expect(read.text).toContain(posting.hiringOrganization.name)
      const isPlaced = 'jobLocation' in posting
      const isRemote = posting.jobLocationType === 'TELECOMMUTE'
      expect(isPlaced || isRemote, `${read.url} says where`).toBe(true)
    }
  }
  const kinds = things.map((data) => data['@type'])
  if (read.crumbs.length > 0)
    expect(kinds, `${read.url} has its breadcrumbs as data`).toContain('BreadcrumbList')
}
