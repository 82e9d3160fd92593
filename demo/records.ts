/** The demo world as plain records. Refs are stable for a seed and are what the database keeps as `source_ref`. */
export interface DemoWorld {
  companies: readonly DemoCompany[]
  jobs: readonly DemoJob[]
}

export interface DemoCompany {
  ref: string
  name: string
  legalName: string
  lang: string
  /** HTML. */
  description: string
  industryId: number
  companySizeId: number
  financingStageId: number
  country: string
  locationId: number
  website: string
  isVerified: boolean
  isWeb3: boolean
}

export interface DemoJob {
  ref: string
  companyRef: string
  status: 'open' | 'on_hold' | 'closed'
  /** 1 on-site, 2 hybrid, 3 remote. */
  arrangement: 1 | 2 | 3
  country: string
  locationId: number | null
  placeText: string | null
  address: string | null
  jobTypeId: number
  levelId: number
  degreeId: number
  pay: DemoPay | null
  titleId: number
  functionId: number
  skillIds: readonly number[]
  benefitIds: readonly number[]
  isUrgent: boolean
  isWeb3: boolean
  externalUrl: string | null
  /** ISO 3166 alpha-2; of remote jobs only, empty means anywhere. */
  openCountries: readonly string[]
  excludedCountries: readonly string[]
  /** IANA names: where the team sits, and whose working hours are kept. Of remote jobs only. */
  timeZone: string | null
  workingTimeZone: string | null
  /** BCP 47. */
  workingLanguages: readonly string[]
  japan: JapanBlock | null
  postedAt: Date
  validThrough: Date
  closedAt: Date | null
  texts: readonly DemoText[]
}

/** Major units; `range` is absent for negotiable and unpaid work. */
export interface DemoPay {
  kind: 'monthly' | 'negotiable' | 'hourly' | 'unpaid' | 'daily' | 'annually'
  /** As the employer wrote it. */
  text: string
  range: { min: number; max: number; currency: string } | null
}

/** What Japanese law and custom ask of a posting, as text. */
export interface JapanBlock {
  contractPeriod: string
  socialInsurance: string
  smokingMeasures: string
  holidays: string
  workingHours: string
}

export interface DemoText {
  lang: string
  title: string
  /** HTML of p, ul, li and h3. */
  description: string
  isOriginal: boolean
}
