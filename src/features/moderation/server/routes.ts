import type { Env } from '#platform/env.ts'
import { fileWarnings } from '#platform/storage/file-warnings.ts'
import { type Route, route } from '#shared/contract.ts'
import * as consoleContracts from '../contract/console.ts'
import * as contracts from '../contract.ts'
import * as accounts from './console/accounts.ts'
import { listActions } from './console/list-actions.ts'
import { decideReport, listReports } from './console/reports.ts'
import { reportJob } from './report-job.ts'

export function moderationRoutes(deps: accounts.Dependencies & { env: Env }): Route[] {
  return [
    route(contracts.reportJob, (request, viewer) => reportJob(deps, request, viewer)),
    route(consoleContracts.listReports, (request, viewer) => listReports(deps, request, viewer)),
    route(consoleContracts.decideReport, (request, viewer) => decideReport(deps, request, viewer)),
    route(consoleContracts.getFileWarnings, async () => ({ warnings: await fileWarnings(deps.env) })),
    route(consoleContracts.listAccounts, (request) => accounts.listAccounts(deps, request)),
    route(consoleContracts.readAccount, (request, viewer) => accounts.readAccount(deps, request, viewer)),
    route(consoleContracts.suspendAccount, (request, viewer) =>
      accounts.suspendAccount(deps, request, viewer),
    ),
    route(consoleContracts.restoreAccount, (request, viewer) =>
      accounts.restoreAccount(deps, request, viewer),
    ),
    route(consoleContracts.listActions, (request) => listActions(deps, request)),
  ]
}
