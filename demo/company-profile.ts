import { company_culture_lists } from '#config/lists/structure/companies.ts'
import { job_benefit_lists } from '#config/lists/structure/jobs.ts'
import { locationById } from '#config/places/places.ts'
import { drawAlbum } from './albums.ts'
import type { Employer } from './companies.ts'
import { drawCapital, drawEmployees, drawRegistration } from './company-facts.ts'
import { profileOf } from './countries.ts'
import { cultureOf, heading, sentences } from './descriptions.ts'
import { createRandom, type Random } from './random.ts'
import type { DemoCompany, DemoJob } from './records.ts'
import { drawPeople } from './recruiters.ts'
import type { SectorKey } from './sectors.ts'
import { COMPANY_WORDS } from './texts/company-words.ts'
import type { TextLanguage } from './texts/languages.ts'
import { textsIn } from './texts/texts-by-language.ts'
import { drawAddress, placeTextOf } from './workplaces.ts'

/**
 * Gives an employer everything that its page shows beyond a posting. Each company draws from its own sequence, so that
 * changes here do not change its postings. `taken` holds the addresses of people given so far.
 */
export function completeCompany(
  seed: number,
  employer: Employer,
  jobs: readonly Pick<DemoJob, 'benefitIds' | 'status'>[],
  taken: Set<string>,
): DemoCompany {
  const { company, root, lang, sector, foundedIn } = employer
  const random = createRandom(seed, `profile ${company.ref}`)
  const country = profileOf(company.country)
  const place = placeText(company.locationId, lang)
  const people = drawPeople(random, company, lang, taken)
  const vacancies = jobs.filter(({ status }) => status !== 'closed').length
  const employees = drawEmployees(
    random,
    company.companySizeId,
    Math.max(people.recruiters.length + 1, vacancies),
  )
  return {
    ...company,
    ...people,
    overview: renderOverview(random, employer, place, employees),
    brand: drawBrand(random, root, sector, lang),
    foundedYear: foundedIn,
    employees,
    capital: sector === 'community' ? null : drawCapital(random, country, company.companySizeId),
    registeredAddress: drawAddress(random, place, lang),
    ...drawRegistration(random, company.country, foundedIn),
    benefitIds: drawBenefits(random, jobs),
    cultureIds: drawCulture(random, sector, company.companySizeId),
    album: drawAlbum(random, sector, company.country, lang),
  }
}

function placeText(locationId: number, lang: TextLanguage): string {
  const place = locationById(locationId)
  if (!place) throw new Error(`there is no place ${locationId}`)
  return placeTextOf(place, lang)
}

function renderOverview(
  random: Random,
  { lang, sector, isYoung }: Employer,
  place: string,
  employees: number,
): string {
  const texts = textsIn(lang)
  const { headings, size, plans } = COMPANY_WORDS[lang]
  const count = new Intl.NumberFormat(`${lang}-u-nu-latn`).format(employees)
  const where = random
    .pick(size)
    .replace('{place}', () => place)
    .replace('{employees}', count)
  return [
    heading(headings.work),
    sentences(texts, ...texts.sectors[sector]),
    heading(headings.place),
    sentences(texts, where),
    heading(headings.team),
    sentences(texts, ...random.sample(cultureOf(texts, isYoung), 2)),
    heading(headings.plans),
    sentences(texts, ...random.sample(plans, 2)),
  ].join('')
}

const DIGITAL: readonly SectorKey[] = ['software', 'web3', 'finance', 'ecommerce', 'callCentre']
const GOODS: readonly SectorKey[] = [
  'electronics',
  'manufacturing',
  'foodProduction',
  'retail',
  'agriculture',
  'pharma',
  'energy',
]
const SERVICES: readonly SectorKey[] = ['education', 'media', 'consulting', 'community']

/** The company's own word and one for its product; written together in scripts without spaces. */
function drawBrand(random: Random, root: string, sector: SectorKey, lang: TextLanguage): string {
  const [digital, goods, places, services] = COMPANY_WORDS[lang].products
  const words = DIGITAL.includes(sector)
    ? digital
    : GOODS.includes(sector)
      ? goods
      : SERVICES.includes(sector)
        ? services
        : places
  const word = random.pick(words)
  const own = root.replace(/^شركة /, '')
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(root))
    return `${root}${word}`
  return lang === 'ar' ? `${word} ${own}` : `${own} ${word}`
}

type BenefitKey = (typeof job_benefit_lists)[number]['key']

/** Benefits that a company may offer but its postings do not mention. */
const MORE_BENEFITS: readonly BenefitKey[] = [
  'health-insurance',
  'paid-leave',
  'sick-leave',
  'training',
  'salary-review',
  'health-check',
  'team-events',
  'gifts',
  'social-insurance',
  'career-growth',
]

/** Three to ten: the benefits that its postings mention most often, and a few common ones. */
function drawBenefits(random: Random, jobs: readonly Pick<DemoJob, 'benefitIds'>[]): number[] {
  const promised = new Map<number, number>()
  for (const id of jobs.flatMap(({ benefitIds }) => benefitIds)) promised.set(id, (promised.get(id) ?? 0) + 1)
  const often = [...promised].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
  const more = random.sample(MORE_BENEFITS, MORE_BENEFITS.length).map(idOfBenefit)
  return [...new Set([...often.slice(0, 7), ...more])].slice(0, random.int(3, 10)).toSorted((a, b) => a - b)
}

function idOfBenefit(key: BenefitKey): number {
  const benefit = job_benefit_lists.find((entry) => entry.key === key)
  if (!benefit) throw new Error(`there is no benefit ${key}`)
  return benefit.id
}

type CultureKey = (typeof company_culture_lists)[number]['key']

/** Two to five values that suit the trade, the size and each other. */
function drawCulture(random: Random, sector: SectorKey, sizeId: number): number[] {
  const isPossible = (key: CultureKey): boolean => {
    if (key === 'flat-hierarchy') return sizeId <= 4
    if (key === 'international') return sizeId >= 4
    return key !== 'social-impact' && key !== 'sustainability'
  }
  const keys = company_culture_lists.map(({ key }) => key).filter(isPossible)
  const own: CultureKey[] =
    sector === 'community' ? ['social-impact'] : sector === 'energy' ? ['sustainability'] : []
  const drawn = [...own, ...random.sample(keys, random.int(2, 4))]
  const isCalm = drawn.includes('stable')
  return drawn
    .filter((key) => key !== 'fast-paced' || !isCalm)
    .concat(drawn.length === 2 && isCalm && drawn.includes('fast-paced') ? ['teamwork'] : [])
    .flatMap((key) => company_culture_lists.find((entry) => entry.key === key)?.id ?? [])
}
