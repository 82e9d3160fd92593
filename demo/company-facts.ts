import type { company_financing_stage_lists } from '#config/lists/structure/companies.ts'
import { company_sizes } from '#config/lists/structure/companies.ts'
import type { CountryProfile } from './countries.ts'
import type { Random } from './random.ts'
import type { DemoCompany } from './records.ts'
import { REGISTER_NUMBERS } from './texts/register-numbers.ts'

/** The figures of a company, drawn so that none contradicts another. */

type StageKey = (typeof company_financing_stage_lists)[number]['key']

/** Rounds of financing: the usual age (years) and size (ids of sizes) of companies in each. */
const ROUNDS: readonly { key: StageKey; age: Range; size: Range }[] = [
  { key: 'angel', age: [0, 4], size: [1, 2] },
  { key: 'seed', age: [0, 6], size: [1, 3] },
  { key: 'series-a', age: [2, 9], size: [2, 4] },
  { key: 'series-b', age: [3, 12], size: [3, 5] },
  { key: 'series-c', age: [4, 15], size: [3, 6] },
  { key: 'series-d-later', age: [6, 20], size: [4, 8] },
]

type Range = readonly [least: number, most: number]

/** The stage itself if age and size allow it, else the nearest that they allow. */
export function plausibleStage(key: StageKey, age: number, sizeId: number): StageKey {
  if (key === 'listed') return age >= 10 ? key : 'bootstrapped'
  if (key === 'pre-ipo') return age >= 6 ? key : 'bootstrapped'
  const drawn = ROUNDS.find((round) => round.key === key)
  if (!drawn) return key
  const fits = ROUNDS.filter((round) => isWithin(age, round.age) && isWithin(sizeId, round.size))
  return fits.includes(drawn) ? key : (fits[0]?.key ?? 'bootstrapped')
}

/** Within the size, and never fewer than the vacancies or the recruiters. */
export function drawEmployees(random: Random, sizeId: number, atLeast: number): number {
  const size = company_sizes.find(({ id }) => id === sizeId) ?? company_sizes[0]
  const most = size.max ?? size.min * 4
  const drawn = Math.round(size.min * (most / size.min) ** random.next())
  return Math.min(most, Math.max(drawn, atLeast, 2))
}

/** The capital of companies by size, in months of a clerk's pay. */
const CAPITAL_MONTHS = [6, 20, 80, 300, 900, 3000, 9000, 25_000] as const

/** A round sum in the country's currency. */
export function drawCapital(
  random: Random,
  { clerkPay, currency }: CountryProfile,
  sizeId: number,
): NonNullable<DemoCompany['capital']> {
  const drawn = clerkPay * (CAPITAL_MONTHS[sizeId - 1] ?? 6) * (0.5 + random.next() * 1.5)
  const digit = 10 ** Math.floor(Math.log10(drawn))
  const leading = [1, 1.5, 2, 3, 5, 8].findLast((lead) => lead * digit <= drawn) ?? 1
  return { amount: Math.round(leading * digit), currency }
}

/** The number in the register of companies, in the country's format; the digits are invented. */
export function drawRegistration(random: Random, country: string, foundedYear: number) {
  const pattern = REGISTER_NUMBERS[country] ?? '########'
  const month = String(random.int(1, 12)).padStart(2, '0')
  const day = String(random.int(1, 28)).padStart(2, '0')
  return {
    registrationNumber: pattern
      .replace('YYYY', String(foundedYear))
      .replace(/#/g, () => String(random.int(0, 9))),
    registeredOn: `${foundedYear}-${month}-${day}`,
  }
}

const isWithin = (value: number, [least, most]: Range): boolean => value >= least && value <= most
