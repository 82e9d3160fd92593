import { industry_lists } from '#config/lists/structure/companies.ts'
import { marketOfCountry } from '#config/markets.ts'
import { FUNCTION_TITLES, type TitleKey } from '#config/taxonomy/tree.ts'
import { CAST_TEXTS } from './cast-texts.ts'
import type { DemoCompany, DemoJob } from './records.ts'

/**
 * The named cast: companies and jobs that never change, for tests and newcomers to rely on. Their refs are the
 * keys below, prefixed with `cast-`.
 */
export type CastJob = keyof typeof CAST_TEXTS

/** The `source_ref` of a cast job in the database, whose `source` is 'demo'. */
export const castJobRef = (job: CastJob): string => `cast-${job}`

const HARBOUR = 'cast-harbour-lantern'
const TIDEPOOL = 'cast-tidepool-protocol'
const AOBANE = 'cast-aobane'
const WAHAT = 'cast-wahat-alnoor'

export function castCompanies(): DemoCompany[] {
  return [
    company(
      HARBOUR,
      'PH',
      'en',
      'Harbour Lantern Services',
      'Harbour Lantern Services, Inc.',
      'outsourcing',
      5,
      'Harbour Lantern answers, counts and keeps in order what busy companies have no time for. Our offices are in Manila and Cebu.',
    ),
    company(
      TIDEPOOL,
      'SG',
      'en',
      'Tidepool Protocol',
      'Tidepool Protocol Labs Pte. Ltd.',
      'web3',
      2,
      'Tidepool Protocol builds open settlement infrastructure. The team works remotely across eight time zones.',
    ),
    company(
      AOBANE,
      'JP',
      'ja',
      '青羽根オンライン株式会社',
      '青羽根オンライン株式会社',
      'e-commerce',
      4,
      '青羽根オンラインは、地方の作り手と全国のお客さまをつなぐ通販サイトを運営しています。',
    ),
    company(
      WAHAT,
      'SA',
      'ar',
      'واحة النور للتقنية',
      'شركة واحة النور للتقنية المحدودة',
      'information-technology',
      3,
      'تطوّر واحة النور حلولاً رقمية للمنشآت الصغيرة والمتوسطة في المملكة، ومقرها الرياض.',
    ),
  ]
}

export function castJobs(now: Date): DemoJob[] {
  const manila: Plain = {
    companyRef: HARBOUR,
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
      companyRef: TIDEPOOL,
      country: 'SG',
      title: 'smart-contract-developer',
      hoursAgo: 8,
      pay: monthly(7_500, 11_000, 'SGD', 'S$7,500 - S$11,000 a month'),
      more: {
        arrangement: 3,
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
      companyRef: AOBANE,
      country: 'JP',
      title: 'web-developer',
      hoursAgo: 12,
      pay: monthly(320_000, 450_000, 'JPY', '月給 32万円〜45万円'),
      more: {
        arrangement: 2,
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
      companyRef: WAHAT,
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
  country: string
  title: TitleKey
  hoursAgo: number
  pay: DemoJob['pay']
  more?: Partial<DemoJob>
}

function castJob(
  key: CastJob,
  now: Date,
  { companyRef, country, title, hoursAgo, pay, more }: Plain,
): DemoJob {
  const { id: titleId, function: functionId } = titleOf(title)
  return {
    ref: castJobRef(key),
    companyRef,
    status: 'open',
    arrangement: 1,
    country,
    locationId: placeOf(country),
    placeText: 'Manila, Metro Manila',
    address: '14th floor, Lantern Tower, Ermita, Manila',
    jobTypeId: 1,
    levelId: 3,
    degreeId: 5,
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

function company(
  ref: string,
  country: string,
  lang: string,
  name: string,
  legalName: string,
  industry: (typeof industry_lists)[number]['key'],
  companySizeId: number,
  text: string,
): DemoCompany {
  return {
    ref,
    name,
    legalName,
    lang,
    description: `<p>${text}</p>`,
    industryId: industry_lists.find(({ key }) => key === industry)?.id ?? 0,
    companySizeId,
    financingStageId: 1,
    country,
    locationId: placeOf(country),
    website: `https://www.${ref.replace('cast-', '')}.example`,
    isVerified: true,
    isWeb3: industry === 'web3',
  }
}

/** The place a market opens with: Manila, Singapore, Tokyo, Riyadh. */
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
