import { REMOTE } from '#config/arrangements.ts'
import { countryByCode } from '#config/countries.ts'
import { type Pay, readPay } from '#config/pay-text/read-pay.ts'
import { countriesNamed } from '#config/places/place-names.ts'
import { JOB_FUNCTIONS } from '#config/taxonomy/tree.ts'
import { cutText } from '#shared/cut-text.ts'
import { toMinor } from '#shared/money.ts'
import { plainText } from '#shared/plain-text.ts'
import { UnusableRow } from './feed-errors.ts'
import { type PostingParts, partsOf } from './posting-parts.ts'
import type { RawPosting } from './raw-posting.ts'
import type { ReadField } from './read-fields.ts'
import { experienceInText } from './reading/experience-in-text.ts'
import { isDamaged } from './reading/is-damaged.ts'
import { openCountries } from './reading/open-countries.ts'
import { readArrangement } from './reading/read-arrangement.ts'
import { companyKey, isConfidential, unnamedCompany } from './reading/read-company.ts'
import { readDate, readDeadline } from './reading/read-date.ts'
import { readEducation } from './reading/read-education.ts'
import { readExperience, readTitleExperience } from './reading/read-experience.ts'
import { readFunction } from './reading/read-function.ts'
import { readJobType } from './reading/read-job-type.ts'
import { languageTag, readLanguage } from './reading/read-language.ts'
import { readPlace } from './reading/read-place.ts'
import { readSkills } from './reading/read-skills.ts'
import { readTitle } from './reading/read-title.ts'
import { readUrl } from './reading/read-url.ts'
import { readWorkEligibility } from './reading/read-work-eligibility.ts'
import { sanitizePostingHtml } from './reading/sanitize-posting-html.ts'
import { titlesByMeaning } from './titles-by-meaning.ts'

/**
 * A posting as it is written to the database. Except for company and text, all names are column names, and all columns
 * are written (`queries/postings.ts`).
 */
export interface Posting {
  source: string
  source_ref: string
  /** `key` identifies the employer across feeds; null if the employer does not state its name. */
  company: { ref: string; key: string | null; name: string; country: string | null }
  text: { lang: string; title: string; description: string }
  arrangement: number | null
  country: string | null
  location_id: number | null
  place_text: string | null
  address: string | null
  job_type_id: number | null
  xp_lvl_id: number | null
  degree_id: number | null
  work_eligibility: number | null
  pay_text: string | null
  pay_kind: string | null
  pay_min_minor: number | null
  pay_max_minor: number | null
  pay_currency: string | null
  title_ids: readonly number[]
  function_ids: readonly number[]
  skill_ids: readonly number[]
  skills_text: readonly string[]
  is_urgent: boolean
  is_web3: boolean
  external_url: string | null
  open_countries: readonly string[]
  /** Null if the row has no readable date: then the date of the first import counts. */
  posted_at: Date | null
  /** The end date that the posting itself states; null if it states none. */
  valid_through: Date | null
  end_is_stated: boolean
}

/** A row whose posting is past its own end date. */
export class ExpiredPosting extends UnusableRow {}

export interface Understood {
  posting: Posting
  /** For each field with a value: the value, and whether it was parsed. */
  findings: readonly { field: ReadField; written: string; understood: boolean }[]
}

/** The BCP 47 tag of an unknown language. */
const UNDETERMINED = 'und'

/**
 * Parses a row into a posting. Throws `UnusableRow` if it has no title or no usable address or offers no work,
 * `ExpiredPosting` if it is past its end date.
 */
export function understandPosting(written: RawPosting, now: Date): Understood {
  const raw = beginnings(written)
  if (raw.title === '') throw new UnusableRow('has no title')
  const end = raw.validThrough === '' ? null : readDeadline(raw.validThrough, now)
  if (end && end < now) throw new ExpiredPosting('has expired')
  const title = readTitle(raw.title)
  if (title === '') throw new UnusableRow('has an empty title')
  const externalUrl = raw.url.trim() === '' ? null : readUrl(raw.url)
  // Nobody could apply: the job would look like one posted on our site.
  if (externalUrl === null && raw.url.trim() !== '')
    throw new UnusableRow('has an address that nobody can be led to')
  const parts = partsOf(raw)
  const stated = countryCode(raw.country)
  const likely = countryCode(raw.likelyCountry)
  const place = readPlace(raw.place, { stated, likely })
  const description = sanitizePostingHtml(
    [raw.description.replace(UNFILLED, ''), bulletsOf(parts.benefits)].join('\n\n'),
  )
  const words = plainText(description)
  if (SEEKS_WORK.test(words)) throw new UnusableRow('is of somebody who seeks work')
  const language = readLanguage({
    title,
    description: words,
    claimed: languageTag(raw.lang),
    country: place.country ?? likely,
  })
  const pay = parts.pay === '' ? null : readPay(parts.pay, place.country ?? likely)
  const texts = { place: `${raw.place} ; ${raw.type}`, title, description: words }
  const said = readArrangement({ remote: raw.remote, ...texts })
  // Remote in '5 Locations' is remote somewhere; without a country it would be remote from anywhere.
  const isSomewhere = place.countries.length === 0 && SEVERAL_PLACES.test(raw.place)
  const arrangement = said === REMOTE && isSomewhere ? null : said
  const functions = readFunction(
    { title, category: raw.category, language, country: place.country },
    titlesByMeaning,
  )
  // One feed has shifted columns: its level column may contain a degree.
  const experience = readExperience(raw.experience) ?? readExperience(raw.education)
  const education = readEducation(raw.education) ?? readEducation(raw.experience)
  const posting: Posting = {
    source: raw.source,
    source_ref: raw.id,
    company: companyOf(raw.company, stated, language),
    text: { lang: language ?? UNDETERMINED, title, description },
    arrangement,
    country: place.country,
    location_id: place.locationId,
    place_text: orNull(written.place),
    address: orNull(raw.address.replace(ADDRESS_LABEL, '')),
    job_type_id: readJobType(raw.type, title),
    xp_lvl_id: experience ?? readTitleExperience(title) ?? experienceInText(words),
    degree_id: education,
    work_eligibility: readWorkEligibility(raw.eligibility, `${title}\n${words}`),
    pay_text: orNull(parts.pay),
    ...payColumns(pay),
    title_ids: functions.titleIds,
    function_ids: functions.functionIds,
    skill_ids: readSkills(parts.skills, `${title}\n${words}`),
    skills_text: parts.skills,
    is_urgent: URGENT.test(title),
    is_web3: functions.functionIds.includes(WEB3_FUNCTION) && WEB3.test(`${title}\n${words}`),
    external_url: externalUrl,
    open_countries: arrangement === REMOTE ? openCountries(place, title, words) : [],
    posted_at: raw.date === '' ? null : readDate(raw.date, now),
    valid_through: end,
    end_is_stated: end !== null,
  }
  return { posting, findings: findingsOf(raw, parts, { ...posting, xp_lvl_id: experience }, words) }
}

/** These fields contain a few words; on a page of dashes or digits their patterns would take seconds. */
const OF_A_FEW_WORDS = [
  'company',
  'place',
  'pay',
  'type',
  'category',
  'experience',
  'education',
  'eligibility',
  'date',
  'validThrough',
  'remote',
] as const
const READ_LENGTH = 1000

const beginnings = (raw: RawPosting): RawPosting => ({
  ...raw,
  ...Object.fromEntries(OF_A_FEW_WORDS.map((field) => [field, cutText(raw[field], READ_LENGTH)])),
})

/** The report of each field: its text; it was parsed if a column got a value. */
function findingsOf(raw: RawPosting, { pay }: PostingParts, posting: Posting, words: string) {
  const { title, lang } = posting.text
  const finding = (field: ReadField, written: string, understood: boolean) => ({ field, written, understood })
  return [
    finding('text', title, !isDamaged(`${title}\n${words}`)),
    finding('place', raw.place, posting.location_id !== null),
    finding('country', raw.country || raw.place, posting.country !== null),
    finding('pay', pay, posting.pay_kind !== null),
    finding('language', title, lang !== UNDETERMINED),
    finding('function', title, posting.function_ids.length > 0),
    finding('type', raw.type, posting.job_type_id !== null),
    finding('arrangement', NOT_STATED.test(raw.remote) ? '' : raw.remote, posting.arrangement !== null),
    finding('experience', raw.experience, posting.xp_lvl_id !== null),
    finding('education', raw.education, posting.degree_id !== null),
    finding('eligibility', raw.eligibility, posting.work_eligibility !== null),
    finding('date', raw.date, posting.posted_at !== null),
  ].filter(({ written }) => written !== '')
}

const orNull = (text: string) => (text === '' ? null : text)

/** Feeds write countries as codes or as names. */
function countryCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  if (countryByCode(code)) return code
  const [country, ...more] = countriesNamed(text.trim())
  return more.length === 0 ? (country ?? null) : null
}

const SEVERAL_PLACES = /^\d+ locations$/i
// Not remote may still be hybrid.
const NOT_STATED = /^(?:false|not_mentioned)$/i
// Placeholders of boards for empty fields.
const UNFILLED = /\n?(?:未填寫|N\/A|None|null)\s*$/
// Boards on which both sides write have the ads of job seekers beside postings: "SEEKING WORK | Web developer", or
// "Location: Lisbon, Remote: Yes, Willing to relocate: No".
const SEEKS_WORK =
  /^\s*seeking work\s*[|:\n]|^.{0,60}\blocation:.{0,60}\bremote:.{0,60}\bwilling to relocate:/is
const ADDRESS_LABEL = /^(?:上班地址|地址)\s*[:：]\s*/
const URGENT = /\burgent(?:ly)?\b|\burgente\b|急徵|急招|急聘|急募|tuyển gấp|cần gấp|\bacil\b/i
// Protocols exist in other fields of engineering, too.
const WEB3 =
  /blockchain|web ?3|crypto|solidity|ethereum|bitcoin|\bdefi\b|\bnfts?\b|區塊鏈|区块链|ブロックチェーン/i
const WEB3_FUNCTION = JOB_FUNCTIONS.find(({ key }) => key === 'blockchain-web3')?.id ?? 0

const bulletsOf = (entries: readonly string[]) => entries.map((entry) => `• ${entry}`).join('\n')

/**
 * Employers have no ids in feeds: the same name within a country (if the feed states one) counts as the same employer.
 */
function companyOf(name: string, country: string | null, language: string | null): Posting['company'] {
  const key = isConfidential(name) ? '' : companyKey(readTitle(name))
  const shown = key === '' ? unnamedCompany(language ?? '') : readTitle(name)
  const ref = `${country ?? 'any'}:${key === '' ? `unnamed-${shown}` : key}`
  return { ref, key: key || null, name: shown, country }
}

/** An end that the text leaves open stays null: the page says 'from' or 'up to'. */
function payColumns(
  pay: Pay | null,
): Pick<Posting, 'pay_kind' | 'pay_min_minor' | 'pay_max_minor' | 'pay_currency'> {
  if (!pay || !('currency' in pay)) {
    return { pay_kind: pay?.kind ?? null, pay_min_minor: null, pay_max_minor: null, pay_currency: null }
  }
  const { kind, min, max, currency } = pay
  return {
    pay_kind: kind,
    pay_min_minor: min === null ? null : toMinor(min, currency),
    pay_max_minor: max === null ? null : toMinor(max, currency),
    pay_currency: currency,
  }
}
