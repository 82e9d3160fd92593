import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testSite } from '../../../../../tests/site/test-site.ts'
import type { Profile } from '../../contract/profile.ts'
import { seeker } from '../profile.test-helper.ts'
import { read } from './import.test-helper.ts'

let time = Date.parse('2026-05-20T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) } })

const words = (max: number) =>
  fc
    .string({
      minLength: 1,
      maxLength: Math.min(max, 40),
      unit: fc.constantFrom(...'abcÅß字かالعر 12.,/-()“”&<>'),
    })
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}/u.test(text))
const lines = fc.array(words(200), { minLength: 3, maxLength: 5 }).map((all) => all.join('\nand then '))
const month = (from: number, to: number) =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const listed = (max: number) => fc.integer({ min: 1, max })
const some = <Value>(value: fc.Arbitrary<Value>, key?: (value: Value) => unknown) =>
  fc.uniqueArray(value, { maxLength: 3, ...(key && { selector: key }) })

/** The profile as the calls that would make it. */
const profiles = fc.record({
  basics: fc.record({
    first_name: words(60),
    last_name: words(60),
    headline: maybe(words(120)),
    summary: maybe(lines),
    birth_date: maybe(month(1950, 2000).map((first) => `${first}-17`)),
    nationality: maybe(fc.constantFrom('PH', 'JP', 'MX')),
    location_id: maybe(fc.constantFrom(1703417, 1701668, 1850147)),
  }),
  'work-experiences': some(
    fc.record({
      job_title: words(100),
      company_name: words(100),
      industry_id: maybe(listed(10)),
      started_on: month(1990, 2010),
      ended_on: maybe(month(2011, 2025)),
      is_hidden_from_company: fc.boolean(),
      description: maybe(lines),
    }),
    ({ job_title }) => job_title.toLowerCase(),
  ),
  educations: some(
    fc.record({
      school_name: words(150),
      education_id: listed(10),
      field_of_study: maybe(words(100)),
      started_on: maybe(month(1990, 2010)),
      ended_on: maybe(month(2011, 2025)),
      is_attending: fc.boolean(),
      description: maybe(lines),
    }),
    ({ school_name }) => school_name.toLowerCase(),
  ),
  skills: some(
    fc.record({
      value: fc.constantFrom('Excel', 'Kite repair', 'Knots', '在庫管理'),
      proficiency_id: maybe(listed(4)),
    }),
    ({ value }) => value,
  ),
  languages: some(
    fc.record({ language_id: listed(60), proficiency_id: listed(4) }),
    ({ language_id }) => language_id,
  ),
  websites: some(
    fc.record({
      url: fc.webUrl().filter((url) => !url.includes('%')),
      display_name: maybe(words(60)),
      description: maybe(words(200)),
    }),
    ({ url }) => url.toLowerCase(),
  ),
  'license-certifications': some(
    fc.record({
      name: words(150),
      issuer: maybe(words(150)),
      issued_on: maybe(month(2000, 2010)),
      expires_on: maybe(month(2011, 2030)),
      never_expires: fc.boolean(),
      credential_id: maybe(words(60)),
      credential_url: maybe(fc.constant('https://kites.example/7')),
    }),
    ({ name }) => name.toLowerCase(),
  ),
})

test('the export of a profile in each language is a file that gives the same profile', async () => {
  await fc.assert(
    fc.asyncProperty(profiles, async ({ basics, ...sections }) => {
      // The calls of a minute are limited.
      time += 120_000
      const owner = await seeker(site)
      await owner.change('PATCH', 'me', given(basics))
      for (const [path, entries] of Object.entries(sections))
        for (const entry of entries) await owner.change('POST', `${path}/create`, given(entry))
      const whole = said(await owner.me())
      for (const language of ['en', 'ja', 'ar']) {
        const copy = await seeker(site)
        const { body } = await owner.call('GET', `profile-export?language_code=${language}`)
        const { resume } = Object(body.data)
        const made = await read(copy, Buffer.from(JSON.stringify(resume)))
        const entries = made.entries.map(({ key }) => ({ key }))
        await copy.change('POST', 'profile-imports/apply', { id: made.id, entries })
        expect([language, said(await copy.me())]).toEqual([language, whole])
      }
    }),
    { numRuns: 6 },
  )
})

const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** All that a file can say of a person, without ids of rows. */
function said(profile: Profile) {
  const { first_name, last_name, headline, summary, birth_date, nationality, current_location } = profile
  const { work_experiences, educations, skills, languages, links, licenses } = profile
  const lists = { work_experiences, educations, skills, languages, links, licenses }
  const plain = JSON.stringify({
    ...{ first_name, last_name, headline, summary, birth_date, nationality, current_location },
    ...lists,
  })
  return JSON.parse(plain.replaceAll(/"id":"[^"]+",?/g, ''))
}
