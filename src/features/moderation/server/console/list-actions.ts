import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { listOperatorActions, type OperatorActionRow } from '#features/operators/server/door.ts'
import { personName } from '#shared/person-name.ts'
import type { OperatorAction } from '../../contract/console.ts'
import { PAGE_SIZE, requestedPage, seconds } from './pagination.ts'

/** The actions of operators, the newest first. */
export async function listActions(deps: AccountDependencies, request: { page?: number | undefined }) {
  const { page, offset } = requestedPage(request)
  const { rows, total } = await listOperatorActions(deps, { target: null, offset, most: PAGE_SIZE })
  return { rows: rows.map(presentAction), total, page, page_size: PAGE_SIZE }
}

export function presentAction(row: OperatorActionRow): OperatorAction {
  const [kind = '', id = ''] = row.target.split(/:(.*)/)
  const name = personName({
    first_name: row.operator_first_name ?? '',
    last_name: row.operator_last_name ?? '',
    country: row.operator_country,
  })
  return {
    id: row.id,
    at: seconds(row.at),
    operator:
      row.operator_id === null ? null : { id: row.operator_id, name: name || (row.operator_email ?? '') },
    action: row.action,
    target: { kind, id, name: row.target_name },
    reason: row.reason,
    details: row.details,
  }
}
