import { job_benefit_lists } from '#config/lists/structure/jobs.ts'
import { locationById, locationName } from '#config/places/places.ts'
import type { Employer } from './companies.ts'
import type { CountryProfile } from './countries.ts'
import {
  type DescriptionFacts,
  type DescriptionPlan,
  planDescription,
  renderDescription,
} from './descriptions.ts'
import { type FieldKey, OCCUPATIONS, type Occupation } from './fields.ts'
import { drawJapanBlock } from './japan.ts'
import { drawPay } from './pay.ts'
import { PERK_BENEFITS } from './perks.ts'
import { createRandom, type Random } from './random.ts'
import type { DemoJob, DemoText } from './records.ts'
import { drawRemoteTerms } from './remote-work.ts'
import { COMMON_HIRES, hiresTitle, sectorOf } from './sectors.ts'
import { drawSkills, skillNamesOf } from './skills.ts'
import { drawTerms, JOB_TYPE, type Terms } from './terms.ts'
import { TEXT_LANGUAGES, type TextLanguage } from './texts/languages.ts'
import { textsIn } from './texts/texts-by-language.ts'
import { titleNameOf } from './title-names.ts'
import { planTitle, renderTitle, type TitlePlan } from './titles.ts'
import { drawAddress, drawWorkplace, placeTextOf } from './workplaces.ts'

/** A job before it has a date, a status and a ref; `mainId` keeps neighbours of one trade apart. */
export interface JobDraft {
  job: Omit<DemoJob, 'ref' | 'recruiterEmail' | 'status' | 'postedAt' | 'validThrough' | 'closedAt'>
  mainId: number
}

/** The data from which one job's texts are written, in any language. */
interface Writing {
  employer: Employer
  occupation: Occupation
  title: TitlePlan
  description: DescriptionPlan
  skillIds: readonly number[]
  locationId: number | null
}

const OCCUPATIONS_BY_FIELD = Map.groupBy(OCCUPATIONS, ({ field }) => field)

/** Drafts a country's jobs. No company posts the same title twice. */
export function draftJobs(
  random: Random,
  profile: CountryProfile,
  employers: readonly Employer[],
  count: number,
): JobDraft[] {
  const posted = new Set<string>()
  const drafts: JobDraft[] = []
  for (let attempt = 0; drafts.length < count && attempt < count * 20; attempt++) {
    const employer = random.weighted(employers, ({ appetite }) => appetite)
    const draft = draftJob(random, profile, employer)
    const key = `${employer.company.ref} ${draft.job.titleId}`
    if (posted.has(key)) continue
    posted.add(key)
    drafts.push(draft)
  }
  if (drafts.length < count)
    throw new Error(`the companies of ${profile.country} can't post ${count} different jobs`)
  return drafts
}

function draftJob(random: Random, profile: CountryProfile, employer: Employer): JobDraft {
  const occupation = drawOccupation(random, employer)
  const isWeb3 =
    employer.sector === 'web3' || /blockchain|web3|smart-contract|crypto/.test(occupation.titleKey)
  const terms = drawTerms(random, occupation, isWeb3 ? 2.2 : 1)
  const lang = drawLanguage(random, profile)
  const isUrgent = random.chance(0.07)
  const isRemote = terms.arrangement === 3
  const locationId = isRemote && random.chance(0.7) ? null : placeIdOf(random, profile.country, employer)
  const placeText = locationId === null ? null : placeTextOf(knownPlace(locationId), lang)
  const title = planTitle(random, occupation, terms, isUrgent)
  const plan = {
    field: occupation.field,
    sector: employer.sector,
    iscoMajor: occupation.iscoMajor,
    terms,
    isWeb3,
    isUrgent,
    title,
  }
  const writing: Writing = {
    employer,
    occupation,
    title,
    description: planDescription(random, plan, textsIn(lang)),
    skillIds: drawSkills(random, occupation),
    locationId,
  }
  const remote = isRemote ? drawRemoteTerms(random, profile) : null
  return {
    mainId: occupation.mainId,
    job: {
      companyRef: employer.company.ref,
      country: profile.country,
      locationId,
      placeText,
      address:
        placeText !== null && !isRemote && random.chance(0.7) ? drawAddress(random, placeText, lang) : null,
      facts: {
        arrangement: terms.arrangement,
        job_type_id: terms.jobTypeId,
        xp_lvl_id: terms.levelId,
        degree_id: terms.degreeId,
        work_eligibility: drawWorkEligibility(profile.country, employer, occupation, terms),
      },
      pay: drawPay(
        random,
        profile,
        { ...occupation, levelId: terms.levelId, jobTypeId: terms.jobTypeId },
        lang,
      ),
      titleId: occupation.titleId,
      functionId: occupation.functionId,
      skillIds: writing.skillIds,
      benefitIds: benefitIdsOf(writing.description),
      isUrgent,
      isWeb3,
      externalUrl: random.chance(0.12)
        ? `${employer.company.website}/careers/${random.int(10_000, 99_999)}`
        : null,
      openCountries: remote?.openCountries ?? [],
      excludedCountries: remote?.excludedCountries ?? [],
      timeZone: remote?.timeZone ?? null,
      workingTimeZone: remote?.workingTimeZone ?? null,
      workingLanguages: workingLanguagesOf(random, lang, terms),
      japan: profile.country === 'JP' ? drawJapanBlock(random, lang, terms, writing.description.hours) : null,
      texts: writeTexts(random, profile, writing, lang),
    },
  }
}

/** Countries in which most people have come from abroad, and the employer arranges visas. */
const GULF: readonly string[] = ['AE', 'SA', 'QA', 'KW', 'BH', 'OM']

/**
 * An id of `work_eligibility`; most postings state none. It is drawn from its own sequence, so that the rest of the
 * world does not change.
 */
function drawWorkEligibility(
  country: string,
  { company }: Employer,
  { titleKey, iscoMajor, field }: Occupation,
  { arrangement, jobTypeId }: Terms,
): number | undefined {
  const random = createRandom(1, `work eligibility ${company.ref} ${titleKey}`)
  if (!random.chance(arrangement === 3 ? 0.06 : 0.3)) return undefined
  const isGulf = GULF.includes(country)
  const isSkilled = iscoMajor <= 2 && jobTypeId === JOB_TYPE.fullTime
  // Public offices, and in Saudi Arabia by law many jobs at a counter or desk.
  const isForCitizens = field === 'publicOffice' || (country === 'SA' && iscoMajor === 4)
  const shares = [isForCitizens ? 8 : 1.2, isGulf ? 3 : 5, isGulf || isSkilled ? 4 : 0.4]
  return random.weighted([1, 2, 3], (id) => shares[id - 1] ?? 0)
}

function drawOccupation(random: Random, { sector }: Employer): Occupation {
  const hires = random.chance(0.74) ? sectorOf(sector).hires : COMMON_HIRES
  const fields = [...OCCUPATIONS_BY_FIELD.keys()].filter((field) => hires[field] !== undefined)
  const field: FieldKey = random.weighted(fields, (candidate) => hires[candidate] ?? 0)
  const occupations = OCCUPATIONS_BY_FIELD.get(field) ?? []
  return random.weighted(
    occupations.filter(({ titleKey }) => hiresTitle(sector, titleKey)),
    ({ titleKey }) => (/chief|managing-director/.test(titleKey) ? 0.15 : 1),
  )
}

const drawLanguage = (random: Random, { languages }: CountryProfile): TextLanguage =>
  random.weighted(
    TEXT_LANGUAGES.filter((lang) => languages[lang] !== undefined),
    (lang) => languages[lang] ?? 0,
  )

/** Most jobs are in the company's place, the others anywhere in the country. */
const placeIdOf = (random: Random, country: string, { company }: Employer): number =>
  random.chance(0.6) ? company.locationId : drawWorkplace(random, country).id

function knownPlace(id: number) {
  const place = locationById(id)
  if (!place) throw new Error(`there is no place ${id}`)
  return place
}

/** Remote jobs always state their working languages, others seldom. */
function workingLanguagesOf(random: Random, lang: TextLanguage, { arrangement }: Terms): string[] {
  if (arrangement !== 3 && random.chance(0.75)) return []
  return lang !== 'en' && random.chance(0.4) ? [lang, 'en'] : [lang]
}

const benefitIdsOf = ({ perks }: DescriptionPlan): number[] =>
  perks.flatMap((perk) => job_benefit_lists.find(({ key }) => key === PERK_BENEFITS[perk])?.id ?? [])

function writeTexts(
  random: Random,
  profile: CountryProfile,
  writing: Writing,
  lang: TextLanguage,
): DemoText[] {
  const original = { ...writeText(writing, lang), isOriginal: true }
  const isTranslated = lang === 'en' ? random.chance(0.03) : random.chance(0.06)
  const other =
    lang === 'en' ? TEXT_LANGUAGES.find((tag) => tag !== 'en' && profile.languages[tag] !== undefined) : 'en'
  return isTranslated && other ? [original, { ...writeText(writing, other), isOriginal: false }] : [original]
}

function writeText(
  { employer, occupation, title, description, skillIds, locationId }: Writing,
  lang: TextLanguage,
) {
  const texts = textsIn(lang)
  const place = locationId === null ? null : knownPlace(locationId)
  const name = titleNameOf(occupation.titleKey, lang)
  const facts: DescriptionFacts = {
    companyName: employer.company.name,
    foundedIn: employer.foundedIn,
    title: name,
    place: place ? placeTextOf(place, lang) : '',
    skills: skillNamesOf(skillIds, lang),
  }
  return {
    lang,
    title: renderTitle(title, texts, name, place ? locationName(place, lang) : ''),
    description: renderDescription(description, texts, facts),
  }
}
