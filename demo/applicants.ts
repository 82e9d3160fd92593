import { isLanguage } from '#config/languages.ts'
import type { SeenProfile } from '#features/profiles/contract/seen-profile.ts'
import { personName } from '#shared/person-name.ts'
import { CAST_COMPANY } from './cast-companies.ts'
import { playOut, REPLY_DAYS, type Step } from './play-out.ts'
import { createRandom, type Random } from './random.ts'
import type { DemoApplicant, DemoApplication, DemoCompany, DemoJob } from './records.ts'
import { drawPerson } from './recruiters.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * People who have applied to some of the companies, and how these answered: the reply records of the world are counted
 * from these rows, as they are from real ones (docs/decisions/0076). Most companies have none, some have too few to say.
 */
export function drawApplicants(
  seed: number,
  now: Date,
  { companies, jobs }: { companies: readonly Pick<DemoCompany, 'ref'>[]; jobs: readonly DemoJob[] },
): { people: DemoApplicant[]; applications: DemoApplication[] } {
  const random = createRandom(seed, 'who applies where')
  const byCompany = Map.groupBy(
    jobs.filter((job) => job.externalUrl === null && ageOf(job, now) > OLD_ENOUGH),
    ({ companyRef }) => companyRef,
  )
  const crowd = createCrowd(random)
  const applications = companies.flatMap(({ ref }) => {
    const posted = byCompany.get(ref) ?? []
    const isOfCast = ref === CAST_COMPANY.harbour
    if (posted.length === 0 || !(random.chance(0.45) || isOfCast)) return []
    const habits = isOfCast ? GOOD_HABITS : drawHabits(random)
    const count = random.chance(0.2) && !isOfCast ? random.int(3, 8) : random.int(11, 16)
    return Array.from({ length: count }, () => {
      const job = random.pick(posted)
      const person = crowd.applicantFor(job)
      return person === null ? [] : [drawApplication(random, now, { job, person, habits })]
    }).flat()
  })
  return { people: crowd.people, applications }
}

/** Long enough for a promise to end. */
const OLD_ENOUGH = (REPLY_DAYS + 2) * DAY

const ageOf = ({ postedAt }: DemoJob, now: Date): number => now.getTime() - postedAt.getTime()

/** How a company answers. */
interface Habits {
  /** The share that it answers in time. */
  keeps: number
  /** Its usual time to answer. */
  hours: number
}

const GOOD_HABITS: Habits = { keeps: 0.95, hours: 40 }

/** Most keep nearly all of their promises; nobody is perfect. */
const drawHabits = (random: Random): Habits => ({
  keeps: 0.7 + 0.29 * Math.sqrt(random.next()),
  hours: random.pick([3, 6, 10, 20, 26, 40, 50, 52, 70, 75, 98, 120]),
})

const PEOPLE_OF_COUNTRY = 40

/** The applicants of each country; nobody applies to a job twice. */
function createCrowd(random: Random) {
  const people: DemoApplicant[] = []
  const byCountry = new Map<string, DemoApplicant[]>()
  const taken = new Set<string>()
  const applied = new Set<string>()
  function peopleOf({ country, texts }: DemoJob): DemoApplicant[] {
    const known = byCountry.get(country)
    if (known !== undefined) return known
    const lang = texts.find(({ isOriginal }) => isOriginal)?.lang ?? 'en'
    const drawn = Array.from({ length: PEOPLE_OF_COUNTRY }, () => {
      const { first_name, last_name, mailbox } = drawPerson(random, country)
      let email = `${mailbox}@people.example`
      for (let number = 2; taken.has(email); number++) email = `${mailbox}${number}@people.example`
      taken.add(email)
      const language = isLanguage(lang) ? lang : 'en'
      return { email, firstName: first_name, lastName: last_name, country, language, headline: '' }
    })
    byCountry.set(country, drawn)
    return drawn
  }
  return {
    people,
    /** Null: all of them have applied to it. */
    applicantFor(job: DemoJob): DemoApplicant | null {
      const free = peopleOf(job).filter(({ email }) => !applied.has(`${email} ${job.ref}`))
      if (free.length === 0) return null
      const person = random.pick(free)
      applied.add(`${person.email} ${job.ref}`)
      if (person.headline === '') {
        // What they do is what they first apply for.
        person.headline = job.texts.find(({ isOriginal }) => isOriginal)?.title ?? ''
        people.push(person)
      }
      return person
    },
  }
}

function drawApplication(
  random: Random,
  now: Date,
  { job, person, habits }: { job: DemoJob; person: DemoApplicant; habits: Habits },
): DemoApplication {
  const from = job.postedAt.getTime() + HOUR
  const to = Math.min(
    job.closedAt?.getTime() ?? Number.POSITIVE_INFINITY,
    now.getTime() - (REPLY_DAYS + 1) * DAY,
  )
  const sentAt = new Date(from + random.next() * Math.max(0, to - from))
  const steps = drawSteps(random, sentAt, habits).filter(({ at }) => at < now)
  return {
    applicant: person.email,
    jobRef: job.ref,
    ...playOut(sentAt, steps),
    ...{ firstMessage: null, answers: [], sent: sentBy(person) },
  }
}

function drawSteps(random: Random, sentAt: Date, { keeps, hours }: Habits): Step[] {
  const after = (time: number) => new Date(sentAt.getTime() + time)
  const promise = REPLY_DAYS * DAY
  if (random.chance(0.05)) return [{ event: 'withdraw', at: after(random.int(2, 60) * HOUR) }]
  if (random.chance(keeps)) {
    // Around the usual time: some much sooner, few much later.
    const taken = Math.min(promise - 2 * HOUR, hours * HOUR * 2 ** (random.next() + random.next() * 2 - 1.5))
    return [
      { event: 'view', at: after(taken * (0.2 + random.next() * 0.6)) },
      ...drawAnswer(random, after, taken),
    ]
  }
  const seen: Step[] = random.chance(0.6) ? [{ event: 'view', at: after(random.int(5, 150) * HOUR) }] : []
  const lapsed: Step[] = [...seen, { event: 'lapse', at: after(promise + random.int(10, 290) * 1000) }]
  if (!random.chance(0.25)) return lapsed
  return [...lapsed, { event: 'reject', at: after(promise + random.int(9, 90) * HOUR) }]
}

function drawAnswer(random: Random, after: (time: number) => Date, taken: number): Step[] {
  const event = random.weighted(
    ['reject', 'reply', 'shortlist', 'interview'] as const,
    (name) => ANSWERS[name],
  )
  const first: Step = { event, at: after(taken) }
  if (event === 'reject' || random.chance(0.4)) return [first]
  return [first, { event: 'reject', at: after(taken + random.int(30, 170) * HOUR) }]
}

const ANSWERS = { reject: 5, reply: 2, shortlist: 2, interview: 2 }

/** A short profile: what the employer reads of somebody who has said little. */
function sentBy(person: DemoApplicant): SeenProfile {
  const { firstName: first_name, lastName: last_name, email, country, headline } = person
  const unsaid = { birth_date: null, nationality: null, home_address: null, home_unit: null, phone_num: null }
  return {
    ...{ headline, country, contact: 'applied' },
    ...{ summary: null, current_location: null, activity: 'week', work_permission_id: null },
    ...{ started_working_on: null, has_never_worked: false, xp_lvl_id: null, work_xp_id: null },
    ...{ seeking_status_id: 1, seeker_type_id: null, notice_period_id: null },
    name: personName({ first_name, last_name, country }),
    contacts: { first_name, last_name, email, ...unsaid, links: [] },
    ...{ work_experiences: [], educations: [], skills: [], languages: [], licenses: [], job_preferences: [] },
  }
}
