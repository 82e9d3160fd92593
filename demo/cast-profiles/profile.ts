import type { TitleKey } from '#config/taxonomy/tree.ts'
import type { Portrait } from '../drawings/draw-portrait.ts'

/** The profile of a seeker of the cast, in their own words. Numbers are ids of the lists in `config/lists`. */
export interface DemoProfile {
  summary: string
  birthDate: string
  nationality: string
  /** Of the list gender_lists; absent: rather not said. */
  gender?: number
  /** Their photo, drawn. */
  portrait: Portrait
  livesAt: number
  workPermission: number
  /** A month, as all dates here: `2021-06`; null: never worked. */
  startedWorking: string | null
  noticePeriod: number
  seekingStatus: number
  seekerType: number
  home: { address: string; unit: string | null } | null
  /** The newest first. */
  work: readonly {
    title: string
    titleKey: TitleKey
    company: string
    industry: number
    from: string
    /** Null: still there. */
    to: string | null
    isHiddenFromCompany?: boolean
    description: string
  }[]
  education: readonly {
    school: string
    level: number
    field: string | null
    from: string
    /** Null: still attending. */
    to: string | null
    description?: string
  }[]
  skills: readonly (readonly [name: string, proficiency: number])[]
  languages: readonly (readonly [code: string, proficiency: number])[]
  links: readonly { url: string; name: string; description: string | null }[]
  licenses: readonly {
    name: string
    issuer: string
    issued: string
    expires: string | null
    credentialId: string | null
  }[]
  preferences: readonly DemoPreference[]
}

export interface DemoPreference {
  titles: readonly TitleKey[]
  arrangement: number
  jobTypes: readonly number[]
  industry: number
  country: string
  /** Null: anywhere. */
  place: number | null
  timeZone?: string
  languages: readonly string[]
  pay: { type: number; currency: string; from: number; to: number } | null
}
