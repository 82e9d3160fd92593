import type { RawPosting } from '../raw-posting.ts'

/**
 * What tables and XML feeds call their fields, best name first; compared without case, spaces and signs. Taken from
 * what Indeed, LinkedIn, Jooble, Talent.com and job boards' own exports document.
 */
const NAMES = {
  id: [
    'id',
    'referencenumber',
    'partnerjobid',
    'jobid',
    'requisitionid',
    'reference',
    'ref',
    'refid',
    'guid',
    'code',
  ],
  title: ['title', 'jobtitle', 'name', 'position', 'positiontitle'],
  company: ['company', 'companyname', 'employer', 'employername', 'joblistingcompany', 'hiringorganization'],
  description: ['contentencoded', 'description', 'jobdescription', 'content', 'body', 'text', 'summary'],
  country: ['country', 'countrycode', 'addresscountry'],
  lang: ['lang', 'language', 'locale'],
  address: ['address', 'streetaddress'],
  pay: ['salary', 'salarytext', 'pay', 'compensation', 'wage'],
  type: ['type', 'jobtype', 'employmenttype', 'contracttype', 'joblistingjobtype', 'workingtime'],
  category: ['category', 'categories', 'department', 'function', 'jobfunction', 'industry'],
  experience: ['experience', 'experiencelevel', 'seniority', 'level'],
  education: ['education', 'educationrequirements', 'degree'],
  skills: ['skills', 'tags', 'keywords'],
  benefits: ['benefits', 'perks'],
  date: [
    'date',
    'dateposted',
    'posteddate',
    'postedat',
    'pubdate',
    'published',
    'publishedat',
    'created',
    'createdat',
    'updated',
  ],
  validThrough: [
    'validthrough',
    'expirationdate',
    'expire',
    'expires',
    'expirydate',
    'closingdate',
    'deadline',
  ],
  url: ['url', 'link', 'joburl', 'applyurl', 'applicationurl'],
  remote: ['remote', 'remotetype', 'isremote', 'workplacetype', 'workplacetypes', 'workarrangement'],
} as const satisfies Partial<Record<keyof RawPosting, readonly string[]>>

const PLACE = ['location', 'place', 'joblocation', 'joblistinglocation']
const CITY = ['city', 'town', 'addresslocality']
const REGION = ['region', 'state', 'province', 'addressregion']

/** Reads fields by the names that are customary for them; `textOf` answers '' for a name that isn't there. */
export function postingByNames(textOf: (name: string) => string): Partial<RawPosting> {
  const first = (names: readonly string[]) => names.map(textOf).find((value) => value !== '') ?? ''
  const country = first(NAMES.country)
  const parts = [first(CITY), first(REGION), country].filter(Boolean).join(', ')
  return {
    id: first(NAMES.id),
    title: first(NAMES.title),
    company: first(NAMES.company),
    description: first(NAMES.description),
    country,
    lang: first(NAMES.lang),
    place: first(PLACE) || parts,
    address: first(NAMES.address),
    pay: first(NAMES.pay),
    type: first(NAMES.type),
    category: first(NAMES.category),
    experience: first(NAMES.experience),
    education: first(NAMES.education),
    skills: first(NAMES.skills),
    benefits: first(NAMES.benefits),
    date: first(NAMES.date),
    validThrough: first(NAMES.validThrough),
    url: first(NAMES.url),
    remote: first(NAMES.remote),
  }
}

/** A name as the table above has it. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether these are the columns of a table of postings. */
export function namePostings(columns: readonly string[]): boolean {
  const plain = new Set(columns.map(plainName))
  return [NAMES.id, NAMES.title].every((names) => names.some((name) => plain.has(name)))
}
