import { countriesOfMarket, MARKETS } from '#config/markets.ts'
import type { JobDetail, Pay } from '../../jobs/contract.ts'

/**
 * A posting as schema.org's JobPosting, by the rules under which search engines show it among jobs. It says nothing
 * that the page does not: pay only if amounts are stated, a place only if one is known. A value that the rules require
 * and the posting lacks is never made up; such a posting has no markup.
 */
export type JobMarkup = Readonly<Record<string, unknown>>

interface JobMarkupSettings {
  job: JobDetail
  /** The page's own canonical address. */
  url: string
  /** The name of this site, which gave the job its number. */
  siteName: string
  /** Whether pressing Apply here completes the application on this site, without typing anything twice. */
  takesApplications: boolean
}

/** Null for a job that is not open, and for one without a text or without any place. */
export function jobMarkup({ job, url, siteName, takesApplications }: JobMarkupSettings): JobMarkup | null {
  const where = isRemote(job) ? remoteParts(job) : placeParts(job)
  if (job.status !== 'open' || job.description.trim() === '' || where === null) return null
  return withoutEmpty({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    url,
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: siteName, value: String(job.id) },
    datePosted: isoDate(job.posted_at),
    validThrough: isoDate(job.valid_through),
    employmentType: EMPLOYMENT_TYPES[job.job_type?.id ?? 0],
    hiringOrganization: organizationMarkup(job.company.name, job.company_profile.website),
    ...where,
    baseSalary: job.pay && salaryOf(job.pay),
    directApply: takesApplications && job.external_url === null,
    experienceRequirements: experienceOf(job.xp_lvl?.id),
    educationRequirements: educationOf(job.degree?.id),
    eligibilityToWorkRequirement: job.work_eligibility?.name,
    skills: job.skills.join(', '),
    jobBenefits: job.benefits.join(', '),
    industry: job.company_profile.industry?.name,
    workHours: job.japan?.working_hours,
  })
}

/** An employer; the website only if it is a web address. */
export function organizationMarkup(name: string, website: string | null): JobMarkup {
  return withoutEmpty({ '@type': 'Organization', name, sameAs: webAddress(website) })
}

/**
 * The text between the tags of a script: no `<` that could end it, and none of the two line ends that JSON allows and
 * older readers don't.
 */
export const markupText = (markup: JobMarkup): string =>
  JSON.stringify(markup).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Ids of `config/lists`. */
const REMOTE = 3

const EMPLOYMENT_TYPES: Readonly<Partial<Record<number, string>>> = {
  1: 'FULL_TIME',
  2: 'PART_TIME',
  3: 'CONTRACTOR',
  4: 'TEMPORARY',
  5: 'INTERN',
  6: 'CONTRACTOR',
}

const isRemote = (job: JobDetail): boolean => job.arrangement?.id === REMOTE

/** Anywhere: for the readers of this markup these are the countries in which this site has a market. */
const ANYWHERE = [...new Set(MARKETS.flatMap(countriesOfMarket))].sort()

/**
 * A remote job has no place, but a list of countries of applicants. There is no way to say "not from there": excluded
 * countries are left out of the list.
 */
function remoteParts({ open_countries, excluded_countries }: JobDetail): JobMarkup | null {
  const open = open_countries.length > 0 ? open_countries : ANYWHERE
  const countries = open.filter((country) => !excluded_countries.includes(country))
  if (countries.length === 0) return null
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
  }
}

/** The rules require the country. */
function placeParts({ country, place, address, location }: JobDetail): JobMarkup | null {
  if (country === null) return null
  const postal = withoutEmpty({
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: place.locality ?? (place.region === null ? location : null),
    addressRegion: place.region,
    addressCountry: country,
  })
  return { jobLocation: { '@type': 'Place', address: postal } }
}

const UNITS: Readonly<Partial<Record<Pay['kind'], string>>> = {
  hourly: 'HOUR',
  daily: 'DAY',
  monthly: 'MONTH',
  annually: 'YEAR',
}

function salaryOf({ kind, min, max, currency }: Pay): JobMarkup | null {
  const unitText = UNITS[kind]
  if (unitText === undefined || currency === null || (min === null && max === null)) return null
  const amounts = min === max ? { value: min } : { minValue: min, maxValue: max }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: withoutEmpty({ '@type': 'QuantitativeValue', ...amounts, unitText }),
  }
}

/** By level; "less than a year" is no number of months. */
const MONTHS: Readonly<Partial<Record<number, number>>> = { 3: 12, 4: 36, 5: 60, 6: 120 }

function experienceOf(level: number | undefined): JobMarkup | string | null {
  if (level === 1) return 'no requirements'
  const months = MONTHS[level ?? 0]
  if (months === undefined) return null
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months }
}

const CREDENTIALS: Readonly<Partial<Record<number, string>>> = {
  2: 'high school',
  3: 'professional certificate',
  4: 'associate degree',
  5: 'bachelor degree',
  6: 'postgraduate degree',
  7: 'postgraduate degree',
}

function educationOf(degree: number | undefined): JobMarkup | null {
  const credentialCategory = CREDENTIALS[degree ?? 0]
  return credentialCategory === undefined
    ? null
    : { '@type': 'EducationalOccupationalCredential', credentialCategory }
}

function webAddress(text: string | null): string | null {
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null
}

const isoDate = (seconds: number): string => new Date(seconds * 1000).toISOString()

function withoutEmpty(markup: Readonly<Record<string, unknown>>): JobMarkup {
  return Object.fromEntries(Object.entries(markup).filter(([, value]) => !isEmpty(value)))
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
