import type { Language } from '#config/languages.ts'
import { CONFIG_LISTS, type ListType, listEntry, nameInList } from '#config/lists/lists.ts'
import { spokenLanguageName } from '#config/lists/spoken-languages.ts'
import type { RequirementsRow } from '#features/jobs/server/door.ts'
import { levelOf, type ProfileForMatching } from '#features/profiles/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { getFit } from '../contract.ts'
import type { Status } from './skill-statuses.ts'

type Demand = ResponseOf<typeof getFit>['demands'][number]

/**
 * What a job asks for beside skills. What the profile does not say is unclear, never lacking. What an employer offers is
 * no demand: work without experience, or help with a visa.
 */
export function demandsOf(
  job: RequirementsRow,
  profile: ProfileForMatching,
  { language, now }: { language: Language; now: Date },
): Demand[] {
  const languages = job.working_languages.map((tag) => ({
    kind: 'language' as const,
    name: spokenLanguageName(tag, language),
    status: languageStatus(tag, profile),
  }))
  const listed = (
    kind: Demand['kind'],
    list: ListType,
    asked: number | null,
    statusOf: (asked: number) => Status,
  ): Demand[] => {
    if (asked === null || ASK_NOTHING[kind]?.has(asked) === true) return []
    const name = nameInList(list, asked, language)
    return name === undefined ? [] : [{ kind, name, status: statusOf(asked) }]
  }
  const own = levelOf(profile, now)
  return [
    ...languages,
    ...listed('experience', 'xp_lvls', job.xp_lvl_id, (asked) => levelStatus(asked, own)),
    ...listed('education', 'degrees', job.degree_id, (asked) => degreeStatus(asked, profile)),
    ...listed('eligibility', 'work_eligibility', job.work_eligibility, (asked) =>
      eligibilityStatus(asked, job.country, profile),
    ),
  ]
}

/** The values of each list that ask for nothing: everybody fulfils them, or they are offers. */
const ASK_NOTHING: Partial<Record<Demand['kind'], ReadonlySet<number>>> = {
  experience: entriesOf('xp_lvls', 'fresh-graduate'),
  education: entriesOf('degrees', 'below-high-school'),
  eligibility: entriesOf('work_eligibility', 'sponsorship-offered', 'not-stated'),
}

function entriesOf(list: 'xp_lvls' | 'degrees' | 'work_eligibility', ...keys: string[]): ReadonlySet<number> {
  return new Set(CONFIG_LISTS[list].filter(({ key }) => keys.includes(key)).map(({ id }) => id))
}

/** Everyday use of a language is enough to work in it; a basic one may be. */
function languageStatus(tag: string, { languages }: ProfileForMatching): Status {
  if (languages.length === 0) return 'unclear'
  const codes = new Map(CONFIG_LISTS.language_lists.map(({ id, key }) => [id, key]))
  const spoken = languages.filter(({ language_id }) => primaryOf(codes.get(language_id)) === primaryOf(tag))
  const best = Math.max(0, ...spoken.map(({ proficiency_id }) => proficiency_id))
  if (best === 0) return 'lack'
  return best >= 2 ? 'have' : 'unclear'
}

/** Chinese in any script is Chinese to speak. */
const primaryOf = (tag: string | undefined): string | undefined => tag?.split('-')[0]?.toLowerCase()

/** One level less than asked is often enough. */
function levelStatus(asked: number, own: number | null): Status {
  const levels = CONFIG_LISTS.xp_lvls.map(({ id }) => id)
  if (own === null) return 'unclear'
  const missing = levels.indexOf(asked) - levels.indexOf(own)
  if (missing <= 0) return 'have'
  return missing === 1 ? 'unclear' : 'lack'
}

/** Degrees are listed from the lowest to the highest. A degree that is not finished may count. */
function degreeStatus(asked: number, { educations }: ProfileForMatching): Status {
  const reached = educations.map(({ education_id, is_attending }) => ({
    degree: Number(listEntry('educations', education_id)?.degree ?? 0),
    is_attending,
  }))
  if (reached.some(({ degree, is_attending }) => degree >= asked && !is_attending)) return 'have'
  const isOpen = reached.length === 0 || reached.some(({ degree }) => degree >= asked || degree === 0)
  return isOpen ? 'unclear' : 'lack'
}

const CITIZENS_ONLY = 1
const PERMIT_NEEDED = 2
const UNRESTRICTED = 1
const PERMIT = 2

/** The right to work is that of the country where the person lives. `asked`: an id of `work_eligibility`. */
export function eligibilityStatus(
  asked: number,
  jobCountry: string | null,
  { nationality, country, work_permission_id }: ProfileForMatching,
): Status {
  if (asked !== CITIZENS_ONLY && asked !== PERMIT_NEEDED) return 'have'
  if (jobCountry === null) return 'unclear'
  if (nationality === jobCountry) return 'have'
  if (asked === CITIZENS_ONLY) return nationality === null ? 'unclear' : 'lack'
  if (country !== jobCountry || work_permission_id === null) return 'unclear'
  return work_permission_id === UNRESTRICTED || work_permission_id === PERMIT ? 'have' : 'lack'
}
