import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface NewAccount {
  email: string | null
  emailVerifiedAt: Date | null
  phone: string | null
  phoneVerifiedAt: Date | null
  firstName: string
  lastName: string
  passwordHash: string | null
  country: string | null
  language: string
  source: string
  termsAgreedAt: Date | null
  isSubscribed: boolean
  campaign: Readonly<Record<string, string>>
  now: Date
}

/** Adds a seeker's account. Returns null if its email address or phone number is taken. */
export async function addAccount(db: Db, account: NewAccount): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into accounts (email, email_verified_at, phone, phone_verified_at, first_name, last_name, password_hash,
        password_set_at, country, language, source, terms_agreed_at, is_subscribed, campaign, created_at, updated_at)
      values (${account.email}, ${account.emailVerifiedAt}, ${account.phone}, ${account.phoneVerifiedAt},
        ${account.firstName}, ${account.lastName}, ${account.passwordHash},
        ${account.passwordHash === null ? null : account.now}, ${account.country}, ${account.language},
        ${account.source}, ${account.termsAgreedAt}, ${account.isSubscribed},
        ${JSON.stringify(account.campaign)}::jsonb, ${account.now}, ${account.now})
      on conflict do nothing
      returning id)
    insert into seekers (account_id) select id from made returning account_id as id`.execute(db)
  return rows[0]?.id ?? null
}

/** Removes an unproven phone number from its account. */
export async function releaseUnprovenPhone(db: Db, phone: string): Promise<void> {
  await sql`update accounts set phone = null where phone = ${phone} and phone_verified_at is null and email is not null`.execute(
    db,
  )
}
