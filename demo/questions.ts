import { sql } from 'kysely'
import { isLanguage } from '#config/languages.ts'
import type { Db } from '#platform/db/database.ts'
import { json } from './insert-rows.ts'
import { QUESTION_WORDS } from './question-words.ts'
import { createRandom } from './random.ts'
import type { DemoJob } from './records.ts'

/*
 * What some employers ask before they take an application: a few questions, which nobody has to answer, and how far away
 * an applicant may live. Jobs of the cast ask nothing.
 */

const SEED = 1
const ASKING = 1 / 6
const NEAR = 1 / 30
const NEAR_KM = 100

/** Kilometres from the place of the job; null: from anywhere. */
export function appliesWithinKm({ ref, locationId }: DemoJob): number | null {
  if (locationId === null || isOfCast(ref)) return null
  return createRandom(SEED, `near ${ref}`).chance(NEAR) ? NEAR_KM : null
}

/** Adds the questions of jobs that are loaded; those that are there stay. */
export async function addQuestions(db: Db, jobs: readonly DemoJob[]): Promise<void> {
  const rows = jobs.flatMap(questionsOf)
  if (rows.length === 0) return
  await sql`
    insert into job_questions (job_id, position, kind, question, choices, is_required)
    select jobs.id, q.position, q.kind, q.question, q.choices, false
    from jsonb_to_recordset(${json(rows)})
      as q(ref text, position int, kind text, question text, choices text[])
    join jobs on jobs.source = 'demo' and jobs.source_ref = q.ref
    on conflict (job_id, position) do nothing`.execute(db)
}

function questionsOf({ ref, texts, externalUrl }: DemoJob) {
  const random = createRandom(SEED, `questions ${ref}`)
  if (isOfCast(ref) || externalUrl !== null || !random.chance(ASKING)) return []
  const lang = texts.find(({ isOriginal }) => isOriginal)?.lang ?? 'en'
  const { shifts, start, starts, years } = QUESTION_WORDS[isLanguage(lang) ? lang : 'en']
  const all = [
    { kind: 'yes-no', question: shifts, choices: [] },
    { kind: 'choice', question: start, choices: starts },
    { kind: 'number', question: years, choices: [] },
  ]
  return random.sample(all, random.int(1, 2)).map((question, position) => ({ ref, position, ...question }))
}

const isOfCast = (ref: string): boolean => ref.startsWith('cast-')
