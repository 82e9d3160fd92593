import { allotted, type Employer, generateEmployers } from './companies.ts'
import { completeCompany } from './company-profile.ts'
import { COUNTRY_PROFILES, type CountryProfile } from './countries.ts'
import { draftJobs, type JobDraft } from './jobs.ts'
import { drawAges, spread } from './neighbours.ts'
import { createRandom, type Random } from './random.ts'
import type { DemoJob, DemoWorld } from './records.ts'

export interface WorldOptions {
  /** The same seed makes the same world, apart from its dates, which count back from `now`. */
  seed: number
  now: Date
  jobs: number
  companies: number
}

const DAY = 86_400_000

/** A job whose recruiter is not chosen yet. */
type DatedJob = Omit<DemoJob, 'recruiterEmail'>

/**
 * Makes the demo world: companies and their jobs in all markets, in the languages people post in there. Pure; a
 * few seconds for tens of thousands of jobs.
 */
export function generateWorld({ seed, now, jobs, companies: count }: WorldOptions): DemoWorld {
  const employers = generateEmployers(seed, now, count)
  const dated = allotted(jobs, COUNTRY_PROFILES, ({ weight }) => weight, 1).flatMap(([profile, count]) =>
    jobsOf(createRandom(seed, `jobs ${profile.country}`), profile, employers, count, now),
  )
  const jobsBy = Map.groupBy(dated, ({ companyRef }) => companyRef)
  const addresses = new Set<string>()
  const companies = employers.map((employer) =>
    completeCompany(seed, employer, jobsBy.get(employer.company.ref) ?? [], addresses),
  )
  const recruiters = new Map(companies.map((company) => [company.ref, company.recruiters]))
  const random = createRandom(seed, 'who answers for which job')
  return {
    companies,
    jobs: dated.map((job, at) => ({
      ...job,
      ref: `demo-job-${String(at + 1).padStart(6, '0')}`,
      recruiterEmail: random.pick(recruiters.get(job.companyRef) ?? []).email,
    })),
  }
}

function jobsOf(
  random: Random,
  profile: CountryProfile,
  employers: readonly Employer[],
  count: number,
  now: Date,
): DatedJob[] {
  const local = employers.filter(({ company }) => company.country === profile.country)
  const drafts = draftJobs(random, profile, local, count)
  const closed = drafts.filter(() => random.chance(0.05))
  const live = spread(
    drafts.filter((draft) => !closed.includes(draft)),
    ({ job, mainId }: JobDraft) => [job.companyRef, `main ${mainId}`, `function ${job.functionId}`],
  )
  const ages = drawAges(random, live.length)
  return [
    ...live.map((draft, at) => liveJob(random, draft, new Date(now.getTime() - (ages[at] ?? 0) * 1000), now)),
    ...closed.map((draft) => closedJob(random, draft, now)),
  ]
}

function liveJob(random: Random, { job }: JobDraft, postedAt: Date, now: Date): DatedJob {
  return {
    ...job,
    ref: '',
    status: random.chance(0.03) ? 'on_hold' : 'open',
    postedAt,
    validThrough: new Date(now.getTime() + random.int(7, 60) * DAY),
    closedAt: null,
  }
}

function closedJob(random: Random, { job }: JobDraft, now: Date): DatedJob {
  const postedAt = new Date(now.getTime() - random.int(15, 45) * DAY - random.int(0, 86_399) * 1000)
  const closedAt = new Date(postedAt.getTime() + random.int(3, 14) * DAY)
  return {
    ...job,
    ref: '',
    status: 'closed',
    postedAt,
    validThrough: new Date(postedAt.getTime() + 60 * DAY),
    closedAt,
  }
}
