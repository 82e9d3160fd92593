import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { CAST_COMPANY } from './cast-companies.ts'
import { CAST_SEEKERS } from './cast-people.ts'

/** What the cast says first to recruiters, and whom it does not want to hear from. */

const { maria, aiko, noura, dewi } = CAST_SEEKERS

/** The first one is the default. */
const GREETINGS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    maria.email,
    [
      'Hello, I am an accountant in Manila with eight years in closing and reporting. Is the role still open?',
      'Good day! I have read your posting. Which ledger system does the team use?',
      'Thank you for your message. I can talk on weekdays after six in the evening.',
    ],
  ],
  [
    aiko.email,
    [
      'はじめまして。募集内容を拝見し、ぜひお話を伺いたくご連絡いたしました。',
      'ご連絡ありがとうございます。平日の夜でしたらお話しできます。',
    ],
  ],
  [
    noura.email,
    [
      'السلام عليكم، اطلعت على إعلانكم وأرى أن خبرتي تناسبه، ويسعدني أن نتحدث عنه.',
      'شكرًا لتواصلكم. هل الوظيفة من المقر أم يمكن العمل عن بُعد بعض الأيام؟',
    ],
  ],
])

/** By the reference of the company, which is one of the cast. */
const BLOCKED: ReadonlyMap<string, string> = new Map([[dewi.email, CAST_COMPANY.tidepool]])

interface Added {
  id: string
  email: string
}

/** Adds the greetings of a new seeker of the cast. */
export async function addGreetings(db: Db, { id, email }: Added): Promise<void> {
  const texts = GREETINGS.get(email) ?? []
  if (texts.length === 0) return
  const rows = texts.map((text, place) => ({ account_id: id, place, text, is_default: place === 0 }))
  await db.insertInto('greetings').values(rows).execute()
}

/** Adds the companies that a new seeker of the cast has blocked. */
export async function addBlocks(db: Db, { id, email }: Added, now: Date): Promise<void> {
  const ref = BLOCKED.get(email)
  if (ref === undefined) return
  await sql`
    insert into blocked_companies (account_id, company_id, blocked_at)
    select ${id}, id, ${now} from companies where source = 'demo' and source_ref = ${ref}`.execute(db)
}
