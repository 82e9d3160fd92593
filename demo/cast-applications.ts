import { FUNCTION_TITLES } from '#config/taxonomy/tree.ts'
import { type CastJob, castJobRef } from './cast.ts'
import { CAST_SEEKERS } from './cast-people.ts'
import { ASKED, STORIES, TOLD } from './cast-stories.ts'
import { playOut } from './play-out.ts'
import type { DemoApplication, DemoJob, DemoSeeker } from './records.ts'

const DAY = 86_400_000

/** `sent` follows from the profiles in the database. */
export type CastApplication = Omit<DemoApplication, 'sent'> & { isAsked: boolean }

/** The applications of the cast, to jobs of their country near to what they look for; of a small world fewer. */
export function castApplications(now: Date, jobs: readonly DemoJob[]): CastApplication[] {
  return TOLD.flatMap(({ who, stories, message }) => {
    const likely = likelyJobs(who, jobs)
    const companies = new Set<string>()
    return stories.flatMap((story, place) => {
      const { ago, steps } = STORIES[story]
      const sentAt = new Date(now.getTime() - ago * DAY)
      const end = story === 'not_accepted' || story === 'declined' ? ['open', 'closed'] : ['open']
      const job = likely.find(
        ({ companyRef, postedAt, closedAt, status }) =>
          !companies.has(companyRef) &&
          end.includes(status) &&
          postedAt < sentAt &&
          (closedAt === null || closedAt > sentAt),
      )
      if (job === undefined) return []
      companies.add(job.companyRef)
      const played = playOut(
        sentAt,
        steps.map(([event, days]) => ({ event, at: new Date(sentAt.getTime() + days * DAY) })),
      )
      const isAsked = who === CAST_SEEKERS.maria && story === 'interview'
      return {
        ...{ applicant: who.email, jobRef: job.ref, isAsked, ...played },
        firstMessage: place < 2 ? message : null,
        answers: isAsked ? ASKED.map(({ question, answer }) => ({ question, answer })) : [],
      }
    })
  })
}

/** Of their function first, then the rest of their country; a small world has too few there. */
function likelyJobs({ country, profile }: DemoSeeker, jobs: readonly DemoJob[]): DemoJob[] {
  const keys = (profile?.preferences ?? []).flatMap(({ titles }) => titles)
  const wanted = new Set<number>(
    FUNCTION_TITLES.flatMap((title) => (keys.includes(title.key) ? title.function : [])),
  )
  const inside = jobs.filter(({ externalUrl }) => externalUrl === null)
  const near = inside.filter((job) => job.country === country)
  return [
    ...near.filter(({ functionId }) => wanted.has(functionId)),
    ...near.filter(({ functionId }) => !wanted.has(functionId)),
    ...inside.filter((job) => job.country !== country),
  ]
}

/** A company that wants somebody of the cast: how many hours ago it looked, whether it saved them, for what it asks. */
export interface CastInterest {
  seeker: string
  companyRef: string
  lookedHoursAgo: readonly number[]
  savedHoursAgo: number | null
  invited: { jobRef: string; hoursAgo: number } | null
}

/** Each is looked at by companies of their country; those of the cast invite. */
export function castInterests(jobs: readonly DemoJob[], castJobsOf: readonly DemoJob[]): CastInterest[] {
  return TOLD.flatMap(({ who }) => {
    // Not those to which they have applied.
    const others = [...new Set(likelyJobs(who, jobs).map(({ companyRef }) => companyRef))].slice(20, 24)
    const job = castJobsOf.find(({ ref }) => ref === INVITED_TO.get(who))
    const invitation = job && {
      ...{ seeker: who.email, companyRef: job.companyRef, lookedHoursAgo: [52, 29, 7] },
      savedHoursAgo: 28,
      invited: { jobRef: job.ref, hoursAgo: 7 },
    }
    const looks = [[5], [94, 46, 21], [170], [260, 238]]
    return [
      ...(invitation === undefined ? [] : [invitation]),
      ...others.map((companyRef, at) => ({
        ...{ seeker: who.email, companyRef, lookedHoursAgo: looks[at] ?? [] },
        savedHoursAgo: at === 1 ? 20 : null,
        invited: null,
      })),
    ]
  })
}

export interface CastSaved {
  seeker: string
  jobRef: string
  hoursAgo: number
}

/** What each has saved and not applied to; one of them has closed since. */
export function castSaved(jobs: readonly DemoJob[], applied: readonly CastApplication[]): CastSaved[] {
  return TOLD.flatMap(({ who }) => {
    const sent = new Set(applied.flatMap(({ applicant, jobRef }) => (applicant === who.email ? jobRef : [])))
    const likely = likelyJobs(who, jobs).filter(({ ref }) => !sent.has(ref))
    const open = likely.filter(({ status }) => status === 'open').slice(0, SAVED_HOURS_AGO.length - 1)
    const closed = likely.filter(({ status }) => status === 'closed').slice(0, 1)
    return [...open, ...closed].map(({ ref }, at) => ({
      ...{ seeker: who.email, jobRef: ref },
      hoursAgo: SAVED_HOURS_AGO[at] ?? 0,
    }))
  })
}

const SAVED_HOURS_AGO = [3, 26, 51, 400]

const to = (job: CastJob): string => castJobRef(job)

const INVITED_TO: ReadonlyMap<DemoSeeker, string> = new Map<DemoSeeker, string>([
  [CAST_SEEKERS.maria, to('open-manila')],
  [CAST_SEEKERS.aiko, to('tokyo-japanese')],
  [CAST_SEEKERS.noura, to('riyadh-arabic')],
])
