import type { ApplicationState } from '#config/application-states.ts'
import type { FactColumn } from '#config/job-filter-details.ts'
import type { TitleKey } from '#config/taxonomy/tree.ts'
import type { SeenProfile } from '#features/profiles/contract/seen-profile.ts'
import type { DemoProfile } from './cast-profiles/profile.ts'
import type { Drawing } from './drawings/draw-scene.ts'

/** The demo world as plain records. Refs are stable for a seed; the database stores them as `source_ref`. */
export interface DemoWorld {
  companies: readonly DemoCompany[]
  jobs: readonly DemoJob[]
}

/** The company's data in a posting. */
export interface CompanyBasics {
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

export interface DemoCompany extends CompanyBasics {
  /** HTML. */
  overview: string
  brand: string
  ceo: string
  foundedYear: number
  employees: number
  /** Major units; null for those that have none, such as foundations. */
  capital: { amount: number; currency: string } | null
  registeredAddress: string
  registrationNumber: string
  /** A date, `2011-04-23`. */
  registeredOn: string
  benefitIds: readonly number[]
  cultureIds: readonly number[]
  /** The first is the coordinator. */
  recruiters: readonly DemoRecruiter[]
  album: readonly DemoPhoto[]
}

export interface DemoPerson {
  /** Unique: it identifies the person in the database. */
  email: string
  firstName: string
  lastName: string
  /** ISO 3166 alpha-2; null if not stated. */
  country: string | null
  /** The interface language. */
  language: string
}

export interface DemoSeeker extends DemoPerson {
  /** Of the wizard's four steps. */
  finishedSteps: number
  headline: string | null
  levelId: number | null
  /** Titles that they look for, anywhere; of somebody without a profile. */
  wanted: readonly TitleKey[]
  profile: DemoProfile | null
}

export interface DemoRecruiter extends DemoPerson {
  role: 'coordinator' | 'admin' | 'recruiter'
  /** In the language of the company. */
  position: string
}

export interface DemoPhoto extends Drawing {
  texts: readonly { lang: string; caption: string; alt: string; isOriginal: boolean }[]
}

export interface DemoJob {
  ref: string
  companyRef: string
  /** The recruiter of the job. */
  recruiterEmail: string
  status: 'open' | 'on_hold' | 'closed'
  country: string
  locationId: number | null
  placeText: string | null
  address: string | null
  /** By column, ids of lists; undefined if not stated. */
  facts: Readonly<Partial<Record<FactColumn, number | undefined>>>
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
  /** IANA names: the team's place and its working hours. For remote jobs only. */
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

/** An application, and all that has happened to it. */
export interface DemoApplication {
  /** The address of the account. */
  applicant: string
  jobRef: string
  state: ApplicationState
  stage: number
  sentAt: Date
  replyBy: Date
  viewedAt: Date | null
  answeredAt: Date | null
  changedAt: Date
  firstMessage: string | null
  answers: readonly { question: string; answer: string }[]
  /** The profile as it was sent. */
  sent: SeenProfile
  events: readonly {
    event: string
    state: ApplicationState
    stage: number
    at: Date
    isByRecruiter: boolean
  }[]
}

/** Somebody who has applied, and of whom nothing else is told. */
export interface DemoApplicant extends DemoPerson {
  headline: string
}

/** Major units; `range` is absent for negotiable and unpaid work. */
export interface DemoPay {
  kind: 'monthly' | 'negotiable' | 'hourly' | 'unpaid' | 'daily' | 'annually'
  /** As the employer wrote it. */
  text: string
  range: { min: number; max: number; currency: string } | null
}

/** The facts that Japanese law and custom require, as text. */
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
