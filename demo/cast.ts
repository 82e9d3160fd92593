import { marketOfCountry } from '#config/markets.ts'
import { FUNCTION_TITLES, type TitleKey } from '#config/taxonomy/tree.ts'
import { CAST_COMPANY } from './cast-companies.ts'
import { CAST_RECRUITERS } from './cast-people.ts'
import { CAST_TEXTS } from './cast-texts.ts'
import type { DemoJob, DemoRecruiter } from './records.ts'

/**
 * The jobs of the named cast, which never change, for tests and newcomers to rely on. Their refs are the keys below,
 * prefixed with `cast-`.
 */
export type CastJob = keyof typeof CAST_TEXTS

/** The `source_ref` of a cast job in the database, whose `source` is 'demo'. */
export const castJobRef = (job: CastJob): string => `cast-${job}`

const { tess, noel, xinyi, misaki, fahad } = CAST_RECRUITERS

export function castJobs(now: Date): DemoJob[] {
  const manila: Plain = {
    companyRef: CAST_COMPANY.harbour,
    recruiter: noel,
    country: 'PH',
    title: 'accountant',
    hoursAgo: 3,
    pay: monthly(32_000, 42_000, 'PHP', '₱32,000 - ₱42,000 a month'),
  }
  return [
    castJob('open-manila', now, manila),
    castJob('urgent-manila', now, {
      ...manila,
      title: 'customer-service-representative',
      hoursAgo: 5,
      recruiter: tess,
      pay: monthly(24_000, 29_000, 'PHP', '₱24,000 - ₱29,000 a month'),
      more: { isUrgent: true },
    }),
    castJob('on-hold-manila', now, {
      ...manila,
      title: 'hr-generalist',
      hoursAgo: 70,
      pay: null,
      more: { status: 'on_hold' },
    }),
    castJob('external-manila', now, {
      ...manila,
      title: 'payroll-specialist',
      hoursAgo: 30,
      more: { externalUrl: 'https://www.harbour-lantern.example/careers/20417' },
    }),
    castJob('closed-manila', now, {
      ...manila,
      title: 'office-manager',
      hoursAgo: 600,
      more: { status: 'closed', closedAt: hoursBefore(now, 200) },
    }),
    castJob('remote-web3', now, {
      companyRef: CAST_COMPANY.tidepool,
      recruiter: xinyi,
      country: 'SG',
      title: 'smart-contract-developer',
      hoursAgo: 8,
      pay: monthly(7_500, 11_000, 'SGD', 'S$7,500 - S$11,000 a month'),
      more: {
        facts: { ...USUAL_FACTS, arrangement: 3 },
        isWeb3: true,
        locationId: null,
        placeText: null,
        address: null,
        openCountries: ['SG', 'PH', 'MY', 'TW', 'JP', 'AE'],
        timeZone: 'Asia/Singapore',
        workingTimeZone: 'Asia/Singapore',
        workingLanguages: ['en'],
      },
    }),
    castJob('tokyo-japanese', now, {
      companyRef: CAST_COMPANY.aobane,
      recruiter: misaki,
      country: 'JP',
      title: 'web-developer',
      hoursAgo: 12,
      pay: monthly(320_000, 450_000, 'JPY', '月給 32万円〜45万円'),
      more: {
        facts: { ...USUAL_FACTS, arrangement: 2 },
        placeText: '東京都渋谷区',
        address: '東京都渋谷区神南1丁目',
        workingLanguages: ['ja'],
        japan: {
          contractPeriod: '期間の定めなし（試用期間3か月、条件変更なし）',
          socialInsurance: '社会保険完備（健康保険・厚生年金・雇用保険・労災保険）',
          smokingMeasures: '屋内禁煙',
          holidays: '完全週休2日制（土日）、祝日、年末年始、夏季休暇、年間休日125日',
          workingHours: 'フレックスタイム制（コアタイム11:00〜15:00、標準労働時間8時間）',
        },
      },
    }),
    castJob('riyadh-arabic', now, {
      companyRef: CAST_COMPANY.wahat,
      recruiter: fahad,
      country: 'SA',
      title: 'systems-analyst',
      hoursAgo: 20,
      pay: monthly(11_000, 15_000, 'SAR', '11,000 - 15,000 ريال شهرياً'),
      more: { placeText: 'الرياض', address: 'حي العليا، الرياض', workingLanguages: ['ar', 'en'] },
    }),
  ]
}

interface Plain {
  companyRef: string
  recruiter: DemoRecruiter
  country: string
  title: TitleKey
  hoursAgo: number
  pay: DemoJob['pay']
  more?: Partial<DemoJob>
}

const USUAL_FACTS = { arrangement: 1, job_type_id: 1, xp_lvl_id: 3, degree_id: 5 }

function castJob(
  key: CastJob,
  now: Date,
  { companyRef, recruiter, country, title, hoursAgo, pay, more }: Plain,
): DemoJob {
  const { id: titleId, function: functionId } = titleOf(title)
  return {
    ref: castJobRef(key),
    companyRef,
    recruiterEmail: recruiter.email,
    status: 'open',
    country,
    locationId: placeOf(country),
    placeText: 'Manila, Metro Manila',
    address: '14th floor, Lantern Tower, Ermita, Manila',
    facts: USUAL_FACTS,
    pay,
    titleId,
    functionId,
    skillIds: [],
    benefitIds: [1, 16],
    isUrgent: false,
    isWeb3: false,
    externalUrl: null,
    openCountries: [],
    excludedCountries: [],
    timeZone: null,
    workingTimeZone: null,
    workingLanguages: ['en'],
    japan: null,
    postedAt: hoursBefore(now, hoursAgo),
    validThrough: hoursBefore(now, -45 * 24),
    closedAt: null,
    texts: CAST_TEXTS[key],
    ...more,
  }
}

/** The default place of a market: Manila, Singapore, Tokyo, Riyadh. */
function placeOf(country: string): number {
  const market = marketOfCountry(country)
  if (!market) throw new Error(`there is no market ${country}`)
  return market.defaultLocation
}

function titleOf(key: TitleKey) {
  const title = FUNCTION_TITLES.find((candidate) => candidate.key === key)
  if (!title) throw new Error(`there is no title ${key}`)
  return title
}

const monthly = (min: number, max: number, currency: string, text: string): DemoJob['pay'] => ({
  kind: 'monthly',
  text,
  range: { min, max, currency },
})

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000)
