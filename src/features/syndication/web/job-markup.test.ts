import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { JobDetail } from '../../jobs/contract.ts'
import { listedFacts } from '../../jobs/server/listed-facts.ts'
import { jobMarkup, markupText, organizationMarkup } from './job-markup.ts'

/** The rules of developers.google.com/search/docs/appearance/structured-data/job-posting, as far as they can be checked. */
const timestamp = z.iso.datetime()
const country = z.string().regex(/^[A-Z]{2}$/)
const filled = z.string().trim().min(1)
const quantity = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    value: z.number().optional(),
    minValue: z.number().optional(),
    maxValue: z.number().optional(),
    unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  })
  .refine(({ value, minValue, maxValue }) => (value ?? minValue ?? maxValue) !== undefined)
const posting = z
  .strictObject({
    '@context': z.literal('https://schema.org/'),
    '@type': z.literal('JobPosting'),
    url: z.url(),
    title: filled,
    description: filled,
    identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: filled, value: filled }),
    datePosted: timestamp,
    validThrough: timestamp,
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']).optional(),
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      name: filled,
      sameAs: z.url({ protocol: /^https?$/ }).optional(),
    }),
    jobLocation: z
      .strictObject({
        '@type': z.literal('Place'),
        address: z.strictObject({
          '@type': z.literal('PostalAddress'),
          streetAddress: filled.optional(),
          addressLocality: filled.optional(),
          addressRegion: filled.optional(),
          addressCountry: country,
        }),
      })
      .optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z
      .array(z.strictObject({ '@type': z.literal('Country'), name: country }))
      .nonempty()
      .optional(),
    baseSalary: z
      .strictObject({
        '@type': z.literal('MonetaryAmount'),
        currency: z.string().regex(/^[A-Z]{3}$/),
        value: quantity,
      })
      .optional(),
    directApply: z.boolean(),
    experienceRequirements: z
      .union([
        z.literal('no requirements'),
        z.strictObject({
          '@type': z.literal('OccupationalExperienceRequirements'),
          monthsOfExperience: z.int().positive(),
        }),
      ])
      .optional(),
    educationRequirements: z
      .strictObject({
        '@type': z.literal('EducationalOccupationalCredential'),
        credentialCategory: z.enum([
          'high school',
          'associate degree',
          'bachelor degree',
          'professional certificate',
          'postgraduate degree',
        ]),
      })
      .optional(),
    skills: filled.optional(),
    jobBenefits: filled.optional(),
    industry: filled.optional(),
    workHours: filled.optional(),
  })
  .refine((job) => (job.jobLocation === undefined) !== (job.jobLocationType === undefined), 'place or remote')
  .refine(
    (job) => (job.jobLocationType === undefined) === (job.applicantLocationRequirements === undefined),
    'a remote job says from where',
  )

const JOB: JobDetail = {
  id: 7,
  slug_id: 'accountant-7',
  status: 'open',
  title: 'Accountant',
  lang: 'en',
  company: {
    id: 3,
    slug_id: 'harbour-lantern-3',
    name: 'Harbour Lantern',
    is_verified: true,
    reply_record: null,
  },
  location: 'Makati, Metro Manila',
  country: 'PH',
  ...listedFacts({ arrangement: 1, job_type_id: 1, xp_lvl_id: 4, degree_id: 5 }, 'en'),
  skills: ['Bookkeeping', 'Excel'],
  pay: { kind: 'monthly', min: 32_000, max: 42_000, currency: 'PHP', monthly: { min: 32_000, max: 42_000 } },
  pay_text: null,
  converted_pay: null,
  pay_changes: [],
  is_urgent: false,
  is_web3: false,
  is_external: false,
  posted_at: 1_800_000_000,
  description: '<p>Keep the books.</p>',
  address: '12 Ayala Avenue',
  place: { locality: 'Makati', region: 'Metro Manila' },
  functions: [],
  benefits: ['Health insurance'],
  open_countries: [],
  excluded_countries: [],
  time_zone: null,
  working_time_zone: null,
  working_languages: [],
  japan: null,
  external_url: null,
  first_seen_at: 1_800_000_000,
  valid_through: 1_803_000_000,
  closed_at: null,
  other_languages: [],
  recruiter: null,
  company_profile: {
    description: '',
    lang: 'en',
    industry: { id: 1, name: 'Accounting' },
    size: null,
    financing_stage: null,
    location: null,
    website: 'https://harbour.example/',
    benefits: [],
    culture: [],
    photos: [],
  },
}

const markupOf = (given: Partial<JobDetail>, takesApplications = true) =>
  jobMarkup({
    job: { ...JOB, ...given },
    url: 'https://jobs.example/en/job/accountant-7',
    siteName: 'Joblane',
    takesApplications,
  })

describe('the markup of a posting', () => {
  test('says what the page says', () => {
    expect(markupOf({})).toMatchObject({
      title: 'Accountant',
      datePosted: '2027-01-15T08:00:00.000Z',
      validThrough: '2027-02-19T01:20:00.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Harbour Lantern', sameAs: 'https://harbour.example/' },
      jobLocation: {
        address: {
          streetAddress: '12 Ayala Avenue',
          addressLocality: 'Makati',
          addressRegion: 'Metro Manila',
          addressCountry: 'PH',
        },
      },
      baseSalary: { currency: 'PHP', value: { minValue: 32_000, maxValue: 42_000, unitText: 'MONTH' } },
      identifier: { name: 'Joblane', value: '7' },
      directApply: true,
      experienceRequirements: { monthsOfExperience: 36 },
      educationRequirements: { credentialCategory: 'bachelor degree' },
    })
  })

  test('names pay only where amounts are stated', () => {
    const pay = { kind: 'negotiable', min: null, max: null, currency: null, monthly: null } as const
    for (const unstated of [null, pay, { ...pay, kind: 'unpaid' as const }]) {
      expect(markupOf({ pay: unstated })).not.toHaveProperty('baseSalary')
    }
    const hourly = { kind: 'hourly', min: 20, max: null, currency: 'USD', monthly: null } as const
    expect(markupOf({ pay: hourly })).toMatchObject({
      baseSalary: { value: { '@type': 'QuantitativeValue', minValue: 20, unitText: 'HOUR' } },
    })
  })

  test('sends applicants of an external job, or of a site that takes none, elsewhere', () => {
    expect(markupOf({ external_url: 'https://harbour.example/1' })).toMatchObject({ directApply: false })
    expect(markupOf({}, false)).toMatchObject({ directApply: false })
  })

  test('never invites somebody from an excluded country', () => {
    const remote = { arrangement: { id: 3, name: 'Remote' }, excluded_countries: ['SG', 'US'] }
    const from = (open: string[]) => markupOf({ ...remote, open_countries: open })
    expect(from(['PH', 'SG'])).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'PH' }],
    })
    expect(JSON.stringify(from([]))).toContain('"name":"TW"')
    expect(JSON.stringify(from([]))).not.toMatch(/"name":"(SG|US)"/)
    expect(from(['US'])).toBeNull()
  })

  test('is missing where a posting is not open, or lacks what the rules demand', () => {
    expect(markupOf({ status: 'closed' })).toBeNull()
    expect(markupOf({ status: 'on_hold' })).toBeNull()
    expect(markupOf({ description: ' ' })).toBeNull()
    expect(markupOf({ country: null })).toBeNull()
  })

  test('meets the rules whatever a posting says, and never ends the script it stands in', () => {
    const text = fc.oneof(
      fc.constant('</script><script>alert(1)</script><!--'),
      fc.string(),
      fc.constant('急募 会計'),
    )
    const some = fc.option(text, { nil: null })
    const entry = fc.option(fc.record({ id: fc.integer({ min: 0, max: 9 }), name: text }), { nil: null })
    const code = fc.constantFrom('PH', 'SG', 'TW', 'US')
    const amount = fc.option(fc.integer({ min: 0, max: 1e9 }), { nil: null })
    const kind = fc.constantFrom('monthly', 'negotiable', 'hourly', 'unpaid', 'daily', 'annually' as const)
    const pay = fc.record({
      kind,
      min: amount,
      max: amount,
      currency: fc.option(fc.constantFrom('PHP', 'USD'), { nil: null }),
      monthly: fc.constant(null),
    })
    const given = fc.record({
      title: text.map((title) => `Cook ${title}`),
      description: text,
      location: some,
      country: fc.option(code, { nil: null }),
      place: fc.record({ locality: some, region: some }),
      address: some,
      arrangement: entry,
      job_type: entry,
      xp_lvl: entry,
      degree: entry,
      skills: fc.array(text),
      benefits: fc.array(text),
      pay: fc.option(pay, { nil: null }),
      open_countries: fc.array(code),
      excluded_countries: fc.array(code),
      external_url: fc.option(fc.webUrl(), { nil: null }),
      posted_at: fc.integer({ min: 0, max: 4e9 }),
      valid_through: fc.integer({ min: 0, max: 4e9 }),
      company_profile: some.map((website) => ({ ...JOB.company_profile, website })),
    })
    fc.assert(
      fc.property(given, (job) => {
        const markup = markupOf(job)
        if (markup === null) return
        const written = markupText(markup)
        expect(written).not.toMatch(/[<>]/)
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(markup)))
        expect(posting.safeParse(JSON.parse(written)).error?.issues ?? []).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})

test('an employer is named, with a website only where it is one', () => {
  expect(organizationMarkup('Harbour', 'https://harbour.example')).toHaveProperty('sameAs')
  expect(organizationMarkup('Harbour', 'javascript:alert(1)')).toEqual({
    '@type': 'Organization',
    name: 'Harbour',
  })
})
