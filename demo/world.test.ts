import { expect, test } from 'vitest'
import {
  company_financing_stage_lists,
  company_sizes,
  industry_lists,
} from '#config/lists/structure/companies.ts'
import { degrees, job_benefit_lists, job_types, xp_lvls } from '#config/lists/structure/jobs.ts'
import { MARKETS, marketOfCountry } from '#config/markets.ts'
import { locationById } from '#config/places/places.ts'
import { FUNCTION_TITLES, JOB_FUNCTIONS } from '#config/taxonomy/tree.ts'
import { profileOf } from './countries.ts'
import type { DemoJob } from './records.ts'
import { generateWorld } from './world.ts'

const now = new Date('2026-11-21T12:00:00Z')
const world = generateWorld({ seed: 7, now, jobs: 5000, companies: 500 })
const companies = new Map(world.companies.map((company) => [company.ref, company]))
const live = world.jobs.filter(({ status }) => status !== 'closed')

const original = ({ texts }: DemoJob) => {
  const [text] = texts
  if (!text) throw new Error('a job without a text')
  return text
}

test('the same seed makes the same world, another seed another', () => {
  const small = { seed: 3, now, jobs: 300, companies: 100 }
  expect(generateWorld(small)).toEqual(generateWorld(small))
  expect(generateWorld({ ...small, seed: 4 })).not.toEqual(generateWorld(small))
})

test('exactly as many jobs and companies as asked for, with refs of their own', () => {
  expect(new Set(world.jobs.map(({ ref }) => ref)).size).toBe(5000)
  expect(new Set(world.companies.map(({ ref }) => ref)).size).toBe(500)
  expect(new Set(world.companies.map(({ name }) => name)).size).toBe(500)
})

test('every market has jobs', () => {
  const markets = new Set(world.jobs.map(({ country }) => marketOfCountry(country)?.key))
  expect([...markets].sort()).toEqual(MARKETS.map(({ key }) => key).sort())
})

test('every id exists, and a title belongs to its function', () => {
  const has = (list: readonly { id: number }[], id: number | undefined) =>
    list.some((entry) => entry.id === id)
  for (const job of world.jobs) {
    expect(companies.has(job.companyRef)).toBe(true)
    expect(FUNCTION_TITLES.find(({ id }) => id === job.titleId)?.function).toBe(job.functionId)
    expect(has(JOB_FUNCTIONS, job.functionId)).toBe(true)
    expect(
      has(job_types, job.facts.job_type_id) &&
        has(xp_lvls, job.facts.xp_lvl_id) &&
        has(degrees, job.facts.degree_id),
    ).toBe(true)
    expect(job.benefitIds.every((id) => has(job_benefit_lists, id))).toBe(true)
    if (job.locationId !== null) expect(locationById(job.locationId)?.country).toBe(job.country)
  }
  for (const company of world.companies) {
    expect(has(industry_lists, company.industryId) && has(company_sizes, company.companySizeId)).toBe(true)
    expect(has(company_financing_stage_lists, company.financingStageId)).toBe(true)
    expect(locationById(company.locationId)?.country).toBe(company.country)
  }
})

test('pay is within what the country pays, and a fifth of the jobs do not state it', () => {
  const aMonth = { hourly: 168, daily: 22, monthly: 1, annually: 1 / 12, negotiable: 0, unpaid: 0 }
  for (const { pay, country } of world.jobs) {
    if (!pay?.range) continue
    const { clerkPay, currency } = profileOf(country)
    expect(pay.range.currency).toBe(currency)
    expect(pay.range.min).toBeLessThanOrEqual(pay.range.max)
    expect((pay.range.min * aMonth[pay.kind]) / clerkPay).toBeGreaterThan(0.25)
    expect((pay.range.max * aMonth[pay.kind]) / clerkPay).toBeLessThan(18)
  }
  const unstated = world.jobs.filter(({ pay }) => pay === null).length
  expect(unstated / world.jobs.length).toBeGreaterThan(0.15)
  expect(unstated / world.jobs.length).toBeLessThan(0.25)
  expect(new Set(world.jobs.map(({ pay }) => pay?.kind)).size).toBe(7)
})

test('a posting is written in a language that its market posts in', () => {
  for (const job of world.jobs) {
    const languages = ['en', ...(marketOfCountry(job.country)?.postingLanguages ?? [])]
    for (const { lang } of job.texts) expect(languages).toContain(lang)
    expect(job.texts.filter(({ isOriginal }) => isOriginal)).toHaveLength(1)
    expect(new Set(job.texts.map(({ lang }) => lang)).size).toBe(job.texts.length)
  }
  expect(world.jobs.filter(({ texts }) => texts.length > 1).length).toBeGreaterThan(50)
})

test('descriptions are well-formed HTML of four elements, with nothing left to fill in', () => {
  const all = [...world.jobs.flatMap(({ texts }) => texts), ...world.companies]
  const wrong = all
    .map(({ description }) => description)
    .concat(world.companies.map(({ overview }) => overview))
    .filter((html) => !isWellFormed(html) || isUnfinished(html))
  expect(wrong).toEqual([])
  expect(world.jobs.flatMap(({ texts }) => texts).filter(({ title }) => isUnfinished(title))).toEqual([])
})

function isWellFormed(html: string): boolean {
  const open: string[] = []
  for (const [, slash, element = ''] of html.matchAll(/<(\/?)([^>]*)>/g)) {
    if (!['p', 'ul', 'li', 'h3'].includes(element)) return false
    if (!slash) open.push(element)
    else if (open.pop() !== element) return false
  }
  return open.length === 0 && !/<(p|li|h3|ul)><\//.test(html)
}

const isUnfinished = (html: string): boolean =>
  /[<>{}]|undefined|null/.test(html.replaceAll(/<\/?(p|ul|li|h3)>/g, ''))

test('there are jobs of every kind', () => {
  const share = (is: (job: DemoJob) => boolean) => world.jobs.filter(is).length / world.jobs.length
  expect(share(({ facts }) => facts.arrangement === 3)).toBeGreaterThan(0.06)
  expect(share(({ facts }) => facts.arrangement === 2)).toBeGreaterThan(0.06)
  expect(share(({ status }) => status === 'on_hold')).toBeGreaterThan(0.01)
  expect(share(({ status }) => status === 'closed')).toBeGreaterThan(0.02)
  expect(share(({ isUrgent }) => isUrgent)).toBeGreaterThan(0.03)
  expect(share(({ isWeb3 }) => isWeb3)).toBeGreaterThan(0.01)
  expect(share(({ externalUrl }) => externalUrl !== null)).toBeGreaterThan(0.05)
})

test('remote terms are stated by remote jobs alone, and a Japanese block by jobs in Japan alone', () => {
  for (const job of world.jobs) {
    expect(job.timeZone !== null).toBe(job.facts.arrangement === 3)
    if (job.facts.arrangement !== 3) expect([...job.openCountries, ...job.excludedCountries]).toEqual([])
    expect(job.japan !== null).toBe(job.country === 'JP')
  }
})

const DEMANDS_EXPERIENCE = /<li>experience (with|in)(?![^<]*(advantage|welcome|eagerness))/i

test('a posting does not contradict itself', () => {
  const [FULL_TIME, PART_TIME, FREELANCE] = [1, 2, 6]
  const offers = (job: DemoJob, benefit: string) =>
    job.benefitIds.some((id) => job_benefit_lists.find((entry) => entry.id === id)?.key === benefit)
  for (const job of world.jobs) {
    if (job.facts.arrangement === 3) expect(offers(job, 'transport') || offers(job, 'meals')).toBe(false)
    if (![FULL_TIME, PART_TIME].includes(job.facts.job_type_id ?? 0))
      expect(offers(job, 'career-growth')).toBe(false)
    if (job.facts.job_type_id === FREELANCE) expect(offers(job, 'pension')).toBe(false)
    if (job.japan)
      expect(/Permanent|期間の定めなし/.test(job.japan.contractPeriod)).toBe(
        job.facts.job_type_id === FULL_TIME,
      )
    if (job.facts.xp_lvl_id === 1) expect(original(job).description).not.toMatch(DEMANDS_EXPERIENCE)
  }
})

test('dates: nothing from the future, all live jobs valid, many fresh', () => {
  for (const { postedAt, validThrough, closedAt, status } of world.jobs) {
    expect(postedAt.getTime()).toBeLessThan(now.getTime())
    expect(now.getTime() - postedAt.getTime()).toBeLessThan(46.1 * 86_400_000)
    if (status === 'closed') expect(closedAt?.getTime()).toBeLessThan(now.getTime())
    else expect(validThrough.getTime()).toBeGreaterThan(now.getTime())
  }
  const fresh = live.filter(({ postedAt }) => now.getTime() - postedAt.getTime() < 2 * 86_400_000)
  expect(fresh.length / live.length).toBeGreaterThan(0.3)
})

test('no two neighbouring cards look cloned in any country', () => {
  for (const jobs of Map.groupBy(live, ({ country }) => country).values()) {
    const newest = jobs.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime())
    const likeness = newest.slice(1).map((job, at) => {
      const before = newest[at]
      if (!before) throw new Error('no neighbour')
      expect(job.companyRef !== before.companyRef || original(job).title !== original(before).title).toBe(
        true,
      )
      return similarity(original(job).description, original(before).description)
    })
    const mean = likeness.reduce((sum, value) => sum + value, 0) / Math.max(likeness.length, 1)
    expect(Math.max(0, ...likeness)).toBeLessThan(0.6)
    expect(mean).toBeLessThan(0.2)
  }
})

/** Jaccard similarity of the sets of blocks: headings, paragraphs, list lines. */
function similarity(some: string, other: string): number {
  const blocks = (html: string) => new Set(html.split(/<[^>]+>/).filter((block) => block !== ''))
  const [a, b] = [blocks(some), blocks(other)]
  const both = [...a].filter((block) => b.has(block)).length
  return both / (a.size + b.size - both)
}
