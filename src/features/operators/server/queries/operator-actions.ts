import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export async function addOperatorAction(
  db: Db,
  action: {
    operatorId: string | null
    action: string
    target: string
    reason: string
    details: Readonly<Record<string, unknown>>
    now: Date
  },
): Promise<void> {
  await db
    .insertInto('operator_actions')
    .values({
      at: action.now,
      operator_id: action.operatorId,
      action: action.action,
      target: action.target,
      reason: action.reason,
      details: JSON.stringify(action.details),
    })
    .execute()
}

export interface OperatorActionRow {
  id: number
  at: Date
  operator_id: string | null
  operator_first_name: string | null
  operator_last_name: string | null
  operator_country: string | null
  operator_email: string | null
  action: string
  target: string
  /** The name of an account or job; null if it is gone. */
  target_name: string | null
  reason: string
  details: Record<string, unknown>
}

export async function findOperatorActions(
  db: Db,
  { target, offset, most }: { target: string | null; offset: number; most: number },
): Promise<{ rows: OperatorActionRow[]; total: number }> {
  const { rows } = await sql<OperatorActionRow & { total: number }>`
    select l.id, l.at, l.operator_id, o.first_name as operator_first_name, o.last_name as operator_last_name,
      o.country as operator_country, o.email as operator_email, l.action, l.target, l.reason, l.details,
      coalesce(
        (select coalesce(a.email, a.phone) from accounts a where l.target = 'account:' || a.id),
        (select t.title from job_texts t where l.target = 'job:' || t.job_id and t.is_original)
      ) as target_name,
      count(*) over ()::integer as total
    from operator_actions l left join accounts o on o.id = l.operator_id
    where ${target}::text is null or l.target = ${target}
    order by l.id desc
    limit ${most} offset ${offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}
