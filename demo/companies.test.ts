import { expect, test } from 'vitest'
import { CONFIG_LISTS } from '#config/lists/lists.ts'
import {
  company_culture_lists,
  company_financing_stage_lists,
  company_sizes,
} from '#config/lists/structure/companies.ts'
import { castJobs } from './cast.ts'
import { castCompanies } from './cast-companies.ts'
import { profileOf } from './countries.ts'
import type { DemoCompany } from './records.ts'
import { generateWorld } from './world.ts'

const now = new Date('2026-11-21T12:00:00Z')
const world = generateWorld({ seed: 11, now, jobs: 4000, companies: 600 })
const cast = castCompanies()
const companies = [...world.companies, ...cast]
const jobs = [...world.jobs, ...castJobs(now)]

const sizeOf = ({ companySizeId }: DemoCompany) => {
  const size = company_sizes.find(({ id }) => id === companySizeId)
  if (!size) throw new Error(`no size ${companySizeId}`)
  return size
}
const stageOf = ({ financingStageId }: DemoCompany) =>
  company_financing_stage_lists.find(({ id }) => id === financingStageId)?.key
const isSound = ({ ref }: DemoCompany, holds: boolean) => expect(holds, ref).toBe(true)

test('everybody who hires has an address of their own, and one of each company coordinates', () => {
  const addresses = companies.flatMap(({ recruiters }) => recruiters.map(({ email }) => email))
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => !/^[a-z0-9.-]+@[a-z0-9-]+\.example$/.test(address))).toEqual([])
  for (const company of companies) {
    const { recruiters } = company
    isSound(company, recruiters.length >= 1 && recruiters.length <= 6)
    expect(recruiters.map(({ role }) => role === 'coordinator')).toEqual(recruiters.map((_, at) => at === 0))
    isSound(
      company,
      recruiters.every(({ firstName, lastName, position }) => firstName && lastName && position),
    )
  }
  expect(new Set(world.companies.map(({ recruiters }) => recruiters.length)).size).toBe(6)
})

test('a job is answered for by somebody of its company', () => {
  const peopleOf = new Map(companies.map(({ ref, recruiters }) => [ref, recruiters]))
  const wrong = jobs.filter(
    ({ companyRef, recruiterEmail }) =>
      !peopleOf.get(companyRef)?.some(({ email }) => email === recruiterEmail),
  )
  expect(wrong).toEqual([])
})

test('as many work there as the size says, and more than hire or are looked for', () => {
  const live = Map.groupBy(
    jobs.filter(({ status }) => status !== 'closed'),
    ({ companyRef }) => companyRef,
  )
  for (const company of companies) {
    const { min, max } = sizeOf(company)
    isSound(company, company.employees >= min && company.employees <= (max ?? Number.POSITIVE_INFINITY))
    isSound(company, company.employees > company.recruiters.length || company.employees === max)
    isSound(company, company.employees >= (live.get(company.ref)?.length ?? 0))
    if (company.companySizeId === 1) expect(company.recruiters).toHaveLength(1)
  }
})

test('the year of founding fits the register, the round of financing and what is said of colleagues', () => {
  const oldest = { angel: 4, seed: 6, 'series-a': 9, 'series-b': 12, 'series-c': 15, 'series-d-later': 20 }
  const youngest = { listed: 10, 'pre-ipo': 6, 'series-c': 4, 'series-d-later': 6 }
  for (const company of companies) {
    const age = now.getUTCFullYear() - company.foundedYear
    const stage = stageOf(company) ?? ''
    const limit = (limits: Readonly<Record<string, number>>, otherwise: number) => limits[stage] ?? otherwise
    isSound(company, age <= limit(oldest, 1000) && age >= limit(youngest, 1))
    isSound(company, company.registeredOn.startsWith(`${company.foundedYear}-`))
    isSound(company, age >= 8 || !/more than five years/.test(company.overview + company.description))
  }
  expect(new Set(world.companies.map(stageOf)).size).toBeGreaterThan(8)
})

test('capital is in the currency of the country; who serves the public has none', () => {
  for (const company of companies) {
    if (stageOf(company) === 'public-non-profit') expect(company.capital).toBeNull()
    else {
      expect(company.capital?.currency).toBe(profileOf(company.country).currency)
      isSound(company, Number.isSafeInteger((company.capital?.amount ?? 0) * 100))
    }
  }
})

test('three to ten benefits and two to five values of the lists, none beside its opposite', () => {
  const ids = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id))
  const [benefits, values] = [ids(CONFIG_LISTS.company_benefit_lists), ids(company_culture_lists)]
  const idOf = (key: string) => company_culture_lists.find((entry) => entry.key === key)?.id ?? 0
  for (const company of companies) {
    const { benefitIds, cultureIds } = company
    isSound(company, benefitIds.length >= 3 && benefitIds.length <= 10)
    isSound(company, cultureIds.length >= 2 && cultureIds.length <= 5)
    isSound(
      company,
      new Set(benefitIds).size === benefitIds.length && new Set(cultureIds).size === cultureIds.length,
    )
    isSound(company, benefitIds.every((id) => benefits.has(id)) && cultureIds.every((id) => values.has(id)))
    isSound(company, !(cultureIds.includes(idOf('fast-paced')) && cultureIds.includes(idOf('stable'))))
  }
})

test('people and products are named in the script of the company', () => {
  const script: Readonly<Record<string, RegExp>> = {
    JP: /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana} ー]+$/u,
    TW: /^\p{sc=Han}+$/u,
    KR: /^\p{sc=Hangul}+$/u,
    TH: /^[\p{sc=Thai} ]+$/u,
    SA: /^[\p{sc=Arabic} ]+$/u,
  }
  for (const company of world.companies) {
    const names = script[company.country]
    if (names)
      expect([company.ceo, company.brand]).toEqual([
        expect.stringMatching(names),
        expect.stringMatching(names),
      ])
  }
})

test('an album has three to eight different pictures, told in the company’s language', () => {
  for (const company of companies) {
    const { album, lang } = company
    isSound(company, album.length >= 3 && album.length <= 8)
    expect(new Set(album.map(({ scene }) => scene)).size).toBe(album.length)
    for (const { texts } of album) {
      expect(texts.filter(({ isOriginal }) => isOriginal).map((text) => text.lang)).toEqual([lang])
      isSound(
        company,
        texts.every(({ caption, alt }) => caption !== '' && alt !== '' && caption !== alt),
      )
    }
  }
  const pictures = world.companies.flatMap(({ album }) => album)
  const different = new Set(pictures.map(({ scene, hue, variant }) => `${scene} ${hue} ${variant}`))
  expect(different.size).toBeGreaterThan(600)
})
