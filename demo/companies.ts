import {
  company_financing_stage_lists,
  company_sizes,
  industry_lists,
} from '#config/lists/structure/companies.ts'
import { plausibleStage } from './company-facts.ts'
import { COUNTRY_PROFILES, type CountryProfile } from './countries.ts'
import { renderCompanyDescription } from './descriptions.ts'
import { createRandom, type Random } from './random.ts'
import type { CompanyBasics } from './records.ts'
import { SECTOR_KEYS, type SectorKey, sectorOf } from './sectors.ts'
import { NAME_STYLES, type NameStyle } from './texts/company-names.ts'
import { TEXT_LANGUAGES, type TextLanguage } from './texts/languages.ts'
import { textsIn } from './texts/texts-by-language.ts'
import { drawWorkplace } from './workplaces.ts'

/** A company with facts that only the generator needs. */
export interface Employer {
  company: CompanyBasics
  /** The company's own part of its name, without the trade. */
  root: string
  lang: TextLanguage
  sector: SectorKey
  foundedIn: number
  /** Founded less than eight years ago. */
  isYoung: boolean
  /** Share of its country's jobs, relative to the other companies there. */
  appetite: number
}

/** Makes `count` companies, spread over all countries of the demo world by their weight. */
export function generateEmployers(seed: number, now: Date, count: number): Employer[] {
  const random = createRandom(seed, 'companies')
  const taken = new Set<string>()
  return allotted(count, COUNTRY_PROFILES, ({ weight }) => weight, 2)
    .flatMap(([profile, share]) => {
      const sectors = sectorSequence(random, share)
      return sectors.map((sector) => makeEmployer(random, profile, sector, now, taken))
    })
    .map((employer, at) => ({
      ...employer,
      company: { ...employer.company, ref: `demo-company-${String(at + 1).padStart(4, '0')}` },
    }))
}

/** Splits a total over items by weight, each at least `least`; the shares add up to the total exactly. */
export function allotted<T>(
  total: number,
  items: readonly T[],
  weightOf: (item: T) => number,
  least: number,
): [item: T, share: number][] {
  const sum = items.reduce((whole, item) => whole + weightOf(item), 0)
  const free = Math.max(total - least * items.length, 0)
  let given = 0
  let weight = 0
  return items.map((item) => {
    weight += weightOf(item)
    const upTo = Math.round((free * weight) / sum) + 0
    const share = upTo - given + least
    given = upTo
    return [item, share]
  })
}

/** Sectors by weight; each comes again only after a dozen others. */
function sectorSequence(random: Random, count: number): SectorKey[] {
  const sequence: SectorKey[] = []
  while (sequence.length < count) {
    const recent = sequence.slice(-12)
    const open = SECTOR_KEYS.filter((key) => !recent.includes(key))
    sequence.push(random.weighted(open, (key) => sectorOf(key).weight))
  }
  return sequence
}

function makeEmployer(
  random: Random,
  profile: CountryProfile,
  sector: SectorKey,
  now: Date,
  taken: Set<string>,
): Employer {
  const { country } = profile
  const style = NAME_STYLES[country]
  if (!style) throw new Error(`the demo world has no company names for ${country}`)
  const { name, root, latin } = drawName(random, style, sector, taken)
  const lang = mainLanguageOf(profile)
  const companySizeId = random.weighted(
    company_sizes,
    ({ id }) => [1, 4, 6, 5, 3, 2, 0.6, 0.3][id - 1] ?? 0,
  ).id
  const foundedIn =
    now.getUTCFullYear() - random.int(companySizeId >= 5 ? 12 : 2, companySizeId >= 5 ? 70 : 28)
  const age = now.getUTCFullYear() - foundedIn
  const facts = { companyName: name, foundedIn, isYoung: age < 8 }
  const company: CompanyBasics = {
    ref: '',
    name,
    legalName: style.legal.replace('{name}', name),
    lang,
    description: renderCompanyDescription(textsIn(lang), sector, facts, random.int(0, 59)),
    industryId: industryIdOf(random.pick(sectorOf(sector).industries)),
    companySizeId,
    financingStageId: financingStageIdOf(random, sector, companySizeId, age),
    country,
    locationId: drawWorkplace(random, country).id,
    website: `https://www.${slug(latin)}-${slug(sector)}.example`,
    isVerified: random.chance(0.55),
    isWeb3: sector === 'web3',
  }
  return {
    company,
    root,
    lang,
    sector,
    foundedIn,
    isYoung: age < 8,
    appetite: [1, 2, 3, 4, 5, 7, 9, 12][companySizeId - 1] ?? 1,
  }
}

/** Draws until the name is new: roots and trades make several times more names than there are companies. */
function drawName(random: Random, style: NameStyle, sector: SectorKey, taken: Set<string>) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const [root = '', latin = root] = random.pick(style.roots).split('|')
    const trade = random.pick(style.trade[sector])
    const name = style.display.replace('{root}', root).replace('{trade}', trade)
    if (taken.has(name)) continue
    taken.add(name)
    return { name, root, latin }
  }
  throw new Error(`all names for ${sector} are used up`)
}

function mainLanguageOf({ languages }: CountryProfile): TextLanguage {
  const share = (lang: TextLanguage) => languages[lang] ?? 0
  return TEXT_LANGUAGES.reduce((best, lang) => (share(lang) > share(best) ? lang : best))
}

function industryIdOf(key: string): number {
  const industry = industry_lists.find((entry) => entry.key === key)
  if (!industry) throw new Error(`there is no industry ${key}`)
  return industry.id
}

function financingStageIdOf(random: Random, sector: SectorKey, companySizeId: number, age: number): number {
  const young = ['bootstrapped', 'angel', 'seed', 'series-a', 'series-b', 'series-c'] as const
  const settled = ['bootstrapped', 'bootstrapped', 'subsidiary', 'listed', 'pre-ipo'] as const
  const isStartup = ['software', 'web3', 'ecommerce'].includes(sector) && companySizeId <= 5
  const key =
    sector === 'community'
      ? 'public-non-profit'
      : isStartup
        ? random.pick(young)
        : companySizeId >= 4
          ? random.pick(settled)
          : 'bootstrapped'
  const plausible = plausibleStage(key, age, companySizeId)
  return company_financing_stage_lists.find((stage) => stage.key === plausible)?.id ?? 1
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
