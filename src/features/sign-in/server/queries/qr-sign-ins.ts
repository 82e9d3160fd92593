import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type QrStatus = 'shown' | 'scanned' | 'confirmed' | 'refused' | 'used'

export interface NewQrSignIn {
  codeHash: Buffer
  browserHash: Buffer
  userAgent: string
  address: string
  now: Date
  expiresAt: Date
}

export async function addQrSignIn(db: Db, signIn: NewQrSignIn): Promise<void> {
  await db
    .insertInto('qr_sign_ins')
    .values({
      code_hash: signIn.codeHash,
      browser_hash: signIn.browserHash,
      user_agent: signIn.userAgent,
      address: signIn.address,
      created_at: signIn.now,
      expires_at: signIn.expiresAt,
    })
    .execute()
}

export async function removeQrSignInOf(db: Db, browserHash: Buffer): Promise<void> {
  await db.deleteFrom('qr_sign_ins').where('browser_hash', '=', browserHash).execute()
}

/** The state of a browser's QR sign-in; null if there is none, or it has expired. */
export async function findQrStatus(db: Db, browserHash: Buffer, now: Date): Promise<QrStatus | null> {
  const { rows } = await sql<{ status: QrStatus }>`
    select status from qr_sign_ins where browser_hash = ${browserHash} and expires_at > ${now}`.execute(db)
  return rows[0]?.status ?? null
}

export interface FoundQrSignIn {
  status: QrStatus
  account_id: string | null
  user_agent: string
  address: string
  created_at: Date
  expires_at: Date
}

interface QrRequest {
  codeHash: Buffer
  accountId: string
  /** The session of the caller. The grant ends with it. */
  sessionId: string
  now: Date
}

const found = sql`status, account_id, user_agent, address, created_at, expires_at`
const open = ({ codeHash, now }: QrRequest) => sql`code_hash = ${codeHash} and expires_at > ${now}`

/** Finds a QR sign-in that no other account has scanned. */
export async function findQrSignIn(db: Db, request: QrRequest): Promise<FoundQrSignIn | null> {
  const { rows } = await sql<FoundQrSignIn>`
    select ${found} from qr_sign_ins
    where ${open(request)} and (account_id is null or account_id = ${request.accountId})`.execute(db)
  return rows[0] ?? null
}

/** The first account to scan it owns it. Scanning again changes nothing. */
export async function scanQrSignIn(db: Db, request: QrRequest): Promise<FoundQrSignIn | null> {
  const { rows } = await sql<FoundQrSignIn>`
    update qr_sign_ins set status = 'scanned', account_id = ${request.accountId}, granted_by = ${request.sessionId}
    where ${open(request)} and (status = 'shown' or (status = 'scanned' and account_id = ${request.accountId}))
    returning ${found}`.execute(db)
  return rows[0] ?? null
}

/** Confirms once, after the same account has scanned it. */
export async function confirmQrSignIn(
  db: Db,
  request: QrRequest & { provenAt: Date },
): Promise<FoundQrSignIn | null> {
  const { rows } = await sql<FoundQrSignIn>`
    update qr_sign_ins set status = 'confirmed', proven_at = ${request.provenAt}, granted_by = ${request.sessionId},
      number = nextval('proof_numbers')
    where ${open(request)} and status = 'scanned' and account_id = ${request.accountId}
    returning ${found}`.execute(db)
  return rows[0] ?? null
}

/** Refuses a sign-in that is not finished: before or after the scan, or after the confirmation. */
export async function refuseQrSignIn(db: Db, request: QrRequest): Promise<FoundQrSignIn | null> {
  const { rows } = await sql<FoundQrSignIn>`
    update qr_sign_ins set status = 'refused', account_id = ${request.accountId}, proven_at = null, number = null
    where ${open(request)}
      and (status = 'shown' or (status in ('scanned', 'confirmed') and account_id = ${request.accountId}))
    returning ${found}`.execute(db)
  return rows[0] ?? null
}

export interface RedeemedQrSignIn {
  account_id: string
  granted_by: string
  number: number
  proven_at: Date
}

/** Spends a confirmation. Only one of several simultaneous requests gets it. */
export async function redeemQrSignIn(
  db: Db,
  browserHash: Buffer,
  now: Date,
): Promise<RedeemedQrSignIn | null> {
  const { rows } = await sql<RedeemedQrSignIn>`
    update qr_sign_ins set status = 'used'
    where browser_hash = ${browserHash} and status = 'confirmed' and expires_at > ${now}
    returning account_id, granted_by, number, proven_at`.execute(db)
  return rows[0] ?? null
}

export async function removeQrSignInsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('qr_sign_ins').where('expires_at', '<=', moment).execute()
}
