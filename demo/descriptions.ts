import type { FieldKey } from './fields.ts'
import { drawHours, type HoursAt } from './hours.ts'
import { suitablePerks } from './perks.ts'
import type { Random } from './random.ts'
import type { SectorKey } from './sectors.ts'
import type { Terms } from './terms.ts'
import { en, type Texts } from './texts/en.ts'
import type { TitlePlan } from './titles.ts'

/**
 * A posting's description is planned once and rendered in any language: the plan holds positions in lists of phrases,
 * which mean the same in all languages. So a second text is a translation of the first and not another posting.
 */
export interface DescriptionPlan {
  layout: (typeof LAYOUTS)[number]['parts']
  /** One number per choice between the variants of a heading, opening, closing ... */
  variant: number
  isPlainList: boolean
  field: FieldKey
  sector: SectorKey
  duties: readonly PhraseAt[]
  requirements: readonly PhraseAt[]
  perks: readonly number[]
  hours: HoursAt
  arrangement: 'onSite' | 'hybrid' | 'remote'
  isUrgent: boolean
}

type PhraseList =
  | 'leadDuties'
  | 'traineeDuties'
  | 'commonDuties'
  | 'web3Duties'
  | 'experience'
  | 'degrees'
  | 'traits'
  | 'nice'
type PhraseAt = readonly [list: PhraseList | 'field', at: number]
type Part =
  | 'opening'
  | 'about'
  | 'facts'
  | 'duties'
  | 'requirements'
  | 'perks'
  | 'culture'
  | 'arrangement'
  | 'closing'

/** The values for the slots of the plan, in the language of the text. */
export interface DescriptionFacts {
  companyName: string
  foundedIn: number
  title: string
  place: string
  skills: readonly string[]
}

export interface PlannedJob {
  field: FieldKey
  sector: SectorKey
  iscoMajor: number
  terms: Terms
  isWeb3: boolean
  isUrgent: boolean
  title: TitlePlan
}

/** The structures of postings, with the share of each. Short ones leave parts out. */
const LAYOUTS: readonly { weight: number; parts: readonly Part[] }[] = [
  { weight: 4, parts: ['about', 'opening', 'duties', 'requirements', 'perks', 'arrangement', 'closing'] },
  { weight: 4, parts: ['opening', 'duties', 'requirements', 'facts', 'perks', 'about', 'closing'] },
  { weight: 3, parts: ['facts', 'duties', 'requirements', 'perks', 'closing'] },
  { weight: 3, parts: ['duties', 'requirements', 'perks', 'facts'] },
  { weight: 2, parts: ['about', 'culture', 'duties', 'requirements', 'closing'] },
  { weight: 2, parts: ['opening', 'perks', 'duties', 'requirements', 'arrangement', 'about', 'closing'] },
  { weight: 2, parts: ['opening', 'facts', 'duties', 'closing'] },
  { weight: 1, parts: ['about', 'duties', 'culture', 'requirements', 'perks', 'facts', 'closing'] },
]

export function planDescription(random: Random, job: PlannedJob, texts: Texts): DescriptionPlan {
  const { parts } = random.weighted(LAYOUTS, (layout) => layout.weight)
  const hours = drawHours(random, job.field, job.iscoMajor, job.terms, job.title)
  return {
    layout: parts,
    variant: random.int(0, 59),
    isPlainList: random.chance(0.18),
    field: job.field,
    sector: job.sector,
    duties: planDuties(random, job, texts),
    requirements: planRequirements(random, job, texts),
    perks: random.sample(suitablePerks(job.terms, job.field, job.sector, hours), random.int(3, 6)),
    hours,
    arrangement: job.terms.arrangement === 3 ? 'remote' : job.terms.arrangement === 2 ? 'hybrid' : 'onSite',
    isUrgent: job.isUrgent,
  }
}

/** HTML of p, ul, li and h3. */
export function renderDescription(plan: DescriptionPlan, texts: Texts, facts: DescriptionFacts): string {
  return plan.layout.map((part) => renderPart(part, plan, texts, facts)).join('')
}

/** A company's own page text. */
export function renderCompanyDescription(
  texts: Texts,
  sector: SectorKey,
  facts: Pick<DescriptionFacts, 'companyName' | 'foundedIn'> & { isYoung: boolean },
  variant: number,
): string {
  const [first, second] = texts.sectors[sector]
  const culture = cultureOf(texts, facts.isYoung)
  return [
    sentences(texts, filled(at(texts.intros, variant), facts), variant % 2 ? first : second),
    sentences(texts, at(culture, variant), at(culture, variant + 2)),
  ].join('')
}

/** A company's words about its way of working; a young company has no colleagues of long standing. */
export const cultureOf = ({ culture }: Texts, isYoung: boolean): readonly string[] =>
  isYoung ? culture.filter((_, place) => place !== LONG_STANDING) : culture

/** Position of the phrase under `culture` about more than five years together. */
const LONG_STANDING = 2

function planDuties(random: Random, { field, terms, isWeb3 }: PlannedJob, texts: Texts): PhraseAt[] {
  const own = (count: number) => placesIn(random, 'field', texts.fields[field].duties, count)
  const from = (list: PhraseList, count: number) => placesIn(random, list, texts[list], count)
  if (terms.leads) return [...from('leadDuties', 3), ...own(random.int(2, 4))]
  if (terms.isTrainee)
    return [...from('traineeDuties', 1), ...own(random.int(3, 4)), ...from('traineeDuties', 1)]
  return [
    ...own(random.int(4, 6)),
    ...(isWeb3 ? from('web3Duties', 2) : []),
    ...(random.chance(0.45) ? from('commonDuties', 1) : []),
  ]
}

function planRequirements(random: Random, { field, terms }: PlannedJob, texts: Texts): PhraseAt[] {
  const isBeginner = terms.levelId === 1
  const suitable = en.fields[field].requirements.flatMap((phrase, place) =>
    isBeginner && ASKS_EXPERIENCE.test(phrase) ? [] : [place],
  )
  const nice = isBeginner ? texts.nice.slice(0, LED_OTHERS) : texts.nice
  return [
    ...(random.chance(0.75) ? [['degrees', terms.degreeId - 1] as const] : []),
    ['experience', terms.levelId - 1] as const,
    ...random.sample(suitable, random.int(2, 3)).map((place) => ['field', place] as const),
    ...placesIn(random, 'traits', texts.traits, random.int(1, 2)),
    ...(random.chance(0.3) ? placesIn(random, 'nice', nice, 1) : []),
  ]
}

/** Requirements, by their English phrases, that a beginner cannot meet; the others of the field are open to all. */
const ASKS_EXPERIENCE =
  /^(?!.*(advantage|welcome|eagerness)).*(^(practical )?experience|and experience|earlier employers)/i

/** Position of the first phrase under `nice` about a past career. */
const LED_OTHERS = 2

const places = (random: Random, phrases: readonly string[], count: number): number[] =>
  random.sample([...phrases.keys()], count)

const placesIn = (random: Random, list: PhraseAt[0], phrases: readonly string[], count: number): PhraseAt[] =>
  places(random, phrases, count).map((place) => [list, place] as const)

function renderPart(part: Part, plan: DescriptionPlan, texts: Texts, facts: DescriptionFacts): string {
  const { variant } = plan
  const phrase = ([list, place]: PhraseAt, own: readonly string[]) =>
    at(list === 'field' ? own : texts[list], place)
  const field = texts.fields[plan.field]
  switch (part) {
    case 'opening':
      return sentences(texts, at(texts.openings, variant), plan.isUrgent ? at(texts.urgent, variant) : '')
    case 'about':
      return (
        heading(at(texts.headings.about, variant)) +
        sentences(texts, filled(at(texts.intros, variant), facts), at(texts.sectors[plan.sector], variant))
      )
    case 'culture':
      return sentences(texts, at(texts.culture, variant), at(texts.culture, variant + 1))
    case 'duties':
      return (
        heading(at(texts.headings.duties, variant)) +
        list(
          plan.duties.map((duty) => phrase(duty, field.duties)),
          plan.isPlainList,
        )
      )
    case 'requirements': {
      const skills = facts.skills.join(texts.labels.separator)
      const line = at(texts.skillsLine, variant).replace('{skills}', () => skills)
      const lines = plan.requirements.map((requirement) => phrase(requirement, field.requirements))
      return (
        heading(at(texts.headings.requirements, variant)) +
        list(skills === '' ? lines : [...lines, line], plan.isPlainList)
      )
    }
    case 'perks':
      return (
        heading(at(texts.headings.benefits, variant)) +
        list(
          plan.perks.map((place) => at(texts.perks, place)),
          false,
        )
      )
    case 'facts':
      return factLines(plan, texts, facts)
    case 'arrangement':
      return plan.arrangement === 'onSite' ? '' : paragraph(at(texts.arrangement[plan.arrangement], variant))
    case 'closing':
      return variant % 3 === 0
        ? heading(at(texts.headings.apply, variant)) + paragraph(at(texts.closings, variant + 1))
        : paragraph(at(texts.closings, variant))
  }
}

function factLines(plan: DescriptionPlan, texts: Texts, facts: DescriptionFacts): string {
  const { labels } = texts
  const [kind, place] = plan.hours
  const rows: readonly (readonly [string, string])[] = [
    [labels.position, facts.title],
    [labels.place, facts.place],
    [labels.hours, at(texts.hours[kind], place)],
  ]
  return rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => paragraph(`${label}${labels.colon}${value}`))
    .join('')
}

/** The phrase at a position; positions beyond the end start again. */
const at = (phrases: readonly string[], place: number): string => phrases[place % phrases.length] ?? ''

const filled = (phrase: string, facts: Pick<DescriptionFacts, 'companyName' | 'foundedIn'>): string =>
  phrase.replace('{company}', () => facts.companyName).replace('{year}', String(facts.foundedIn))

export const heading = (text: string): string => `<h3>${escaped(text)}</h3>`

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`

/** One paragraph of several sentences. */
export const sentences = (texts: Texts, ...all: readonly string[]): string =>
  paragraph(all.filter((sentence) => sentence !== '').join(texts.labels.sentenceSpace))

const list = (lines: readonly string[], isPlain: boolean): string =>
  isPlain
    ? lines.map((line) => paragraph(`- ${line}`)).join('')
    : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
