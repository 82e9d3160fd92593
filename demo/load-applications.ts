import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createCompanyDirectory } from '#features/companies/server/company-directory.ts'
import { ownProfile, seenByEmployer } from '#features/profiles/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { CastApplication, CastInterest, CastSaved } from './cast-applications.ts'
import { ASKED } from './cast-stories.ts'
import { columnsOf, json } from './insert-rows.ts'
import { accountRow, insertAccounts, SEEKER } from './load-people.ts'
import type { DemoApplicant, DemoApplication } from './records.ts'

/** Whether the applicants of the generated world are there. */
export async function hasApplications(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from applications join jobs on jobs.id = job_id
    where jobs.source = 'demo' and jobs.source_ref like 'demo-%' limit 1`.execute(db)
  return rows.length > 0
}

/** Adds missing applicants: accounts that are found by nobody, since they say little. */
export async function addApplicants(db: Db, people: readonly DemoApplicant[], now: Date): Promise<void> {
  const rows = people.map((person) => accountRow(person, SEEKER, now))
  const seekers = people.map(({ email, headline }) => ({ email, headline: headline.slice(0, 100) }))
  await sql`
    with made as (${insertAccounts(rows)})
    insert into seekers (account_id, register_flow, profile_completed_at, headline, is_hidden)
    select made.id, 4, ${now}, given.headline, true
    from jsonb_to_recordset(${json(seekers)}) as given(email text, headline text)
    join made on made.email = given.email`.execute(db)
}

/** Adds applications with their answers and all that has happened to them, in one statement. */
export async function addApplications(db: Db, applications: readonly DemoApplication[]): Promise<void> {
  if (applications.length === 0) return
  const given = applications.map(({ applicant, jobRef, events, answers, ...played }) => ({
    ...{ id: randomUUID(), applicant, job_ref: jobRef, state: played.state, stage: played.stage },
    ...{ first_message: played.firstMessage, sent: played.sent, events, answers },
    ...{ sent_at: played.sentAt, reply_by: played.replyBy, changed_at: played.changedAt },
    ...{ viewed_at: played.viewedAt, answered_at: played.answeredAt },
  }))
  await sql`
    with given as (
      select g.*, accounts.id as account_id, jobs.id as job_id, jobs.company_id, jobs.recruiter_id
      from jsonb_to_recordset(${json(given)}) as g(id uuid, applicant text, job_ref text, state text, stage int,
        first_message text, sent jsonb, events jsonb, answers jsonb, sent_at timestamptz, reply_by timestamptz,
        changed_at timestamptz, viewed_at timestamptz, answered_at timestamptz)
      join accounts on lower(accounts.email) = lower(g.applicant)
      join jobs on jobs.source = 'demo' and jobs.source_ref = g.job_ref
    ), made as (
      insert into applications (id, account_id, job_id, company_id, state, stage, source, first_message, sent,
        profile_version, sent_at, reply_by, changed_at, viewed_at, answered_at, exchange, exchange_recruiter_id)
      select id, account_id, job_id, company_id, state, stage, 'web', first_message, sent, 0, sent_at, reply_by,
        changed_at, viewed_at, answered_at, exchange, case when exchange is not null then recruiter_id end
      from given, lateral (select case when recruiter_id is not null then
        case state when 'exchanged' then 'done' when 'communicated' then 'asked-by-employer' end end as exchange)
      on conflict do nothing
      returning id, account_id
    ), answered as (
      insert into application_answers (application_id, account_id, position, question, answer)
      select made.id, made.account_id, a.position - 1, a.answer ->> 'question', a.answer ->> 'answer'
      from made join given on given.id = made.id,
        jsonb_array_elements(given.answers) with ordinality as a(answer, position)
    )
    insert into application_events (application_id, account_id, event, recruiter_id, state, stage, happened_at)
    select made.id, made.account_id, e.event, case when e."isByRecruiter" then given.recruiter_id end, e.state,
      e.stage, e.at
    from made join given on given.id = made.id,
      jsonb_to_recordset(given.events) as e(event text, state text, stage int, at timestamptz, "isByRecruiter" boolean)`.execute(
    db,
  )
}

/** Adds the applications of the cast, each with the profile of its seeker as employers see it. */
export async function addCastApplications(
  db: Db,
  applications: readonly CastApplication[],
  now: Date,
): Promise<void> {
  const clock = { now: () => now }
  const deps = { db, clock, directory: createCompanyDirectory(db, clock) }
  const emails = [...new Set(applications.map(({ applicant }) => applicant))]
  const { rows } = await sql<{ id: string; email: string; language: string }>`
    select id, email, language from accounts where email = any(${emails})`.execute(db)
  const sentBy = new Map(
    await Promise.all(
      rows.map(async ({ id, email, language }) => {
        const profile = await ownProfile(deps, viewerOf(id, language, now))
        return [email, seenByEmployer(profile, 'applied')] as const
      }),
    ),
  )
  for (const { jobRef } of applications.filter(({ isAsked }) => isAsked)) await addQuestions(db, jobRef)
  await addApplications(
    db,
    applications.flatMap(({ isAsked: _isAsked, ...application }) => {
      const sent = sentBy.get(application.applicant)
      return sent === undefined ? [] : [{ ...application, sent }]
    }),
  )
}

const viewerOf = (accountId: string, language: string, now: Date): Viewer => ({
  ...{ role: 'seeker', language, country: null, address: '' },
  session: { id: '', accountId, site: 'seeker', provenBy: [], provenAt: now },
})

async function addQuestions(db: Db, jobRef: string): Promise<void> {
  const rows = ASKED.map(({ kind, question, choices }, position) => ({ kind, question, choices, position }))
  await sql`
    insert into job_questions (job_id, ${columnsOf(rows)})
    select jobs.id, ${columnsOf(rows, 'given.')}
    from jsonb_to_recordset(${json(rows)}) as given(kind text, question text, choices text[], position smallint)
    join jobs on jobs.source = 'demo' and jobs.source_ref = ${jobRef}
    on conflict do nothing`.execute(db)
}

/** Adds the jobs that the cast has saved. */
export async function addCastSaved(db: Db, saved: readonly CastSaved[], now: Date): Promise<void> {
  const rows = saved.map(({ seeker, jobRef: job, hoursAgo }) => ({
    ...{ seeker, job },
    at: new Date(now.getTime() - hoursAgo * 3_600_000),
  }))
  await sql`
    insert into saved_jobs (account_id, job_id, saved_at)
    select accounts.id, jobs.id, given.at
    from jsonb_to_recordset(${json(rows)}) as given(seeker text, job text, at timestamptz)
    join accounts on accounts.email = given.seeker
    join jobs on jobs.source = 'demo' and jobs.source_ref = given.job
    on conflict do nothing`.execute(db)
}

/** Adds who has looked at the cast, saved and invited them. */
export async function addCastInterests(db: Db, interests: readonly CastInterest[], now: Date): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000)
  const whose = sql`
    join accounts on accounts.email = given.seeker
    join companies on companies.source = 'demo' and companies.source_ref = given.company
    join lateral (select id from recruiters where company_id = companies.id order by joined_at, id limit 1) as who
      on true`
  const views = interests.flatMap(({ seeker, companyRef: company, lookedHoursAgo }) =>
    lookedHoursAgo.map((hours) => ({ seeker, company, at: at(hours) })),
  )
  await sql`
    insert into profile_views (account_id, company_id, recruiter_id, saw_name, saw_contacts, viewed_at)
    select accounts.id, companies.id, who.id, false, false, given.at
    from jsonb_to_recordset(${json(views)}) as given(seeker text, company text, at timestamptz) ${whose}`.execute(
    db,
  )
  const saved = interests.flatMap(({ seeker, companyRef: company, savedHoursAgo }) =>
    savedHoursAgo === null ? [] : [{ seeker, company, at: at(savedHoursAgo) }],
  )
  await sql`
    insert into saved_candidates (account_id, company_id, recruiter_id, saved_at)
    select accounts.id, companies.id, who.id, given.at
    from jsonb_to_recordset(${json(saved)}) as given(seeker text, company text, at timestamptz) ${whose}
    on conflict do nothing`.execute(db)
  const invited = interests.flatMap(({ seeker, companyRef: company, invited }) =>
    invited === null ? [] : [{ seeker, company, job: invited.jobRef, at: at(invited.hoursAgo) }],
  )
  await sql`
    insert into invitations (account_id, company_id, job_id, recruiter_id, sent_at)
    select accounts.id, companies.id, jobs.id, jobs.recruiter_id, given.at
    from jsonb_to_recordset(${json(invited)}) as given(seeker text, company text, job text, at timestamptz) ${whose}
    join jobs on jobs.source = 'demo' and jobs.source_ref = given.job
    on conflict do nothing`.execute(db)
}
