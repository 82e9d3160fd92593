import type { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import { type Contract, type Route, route } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import * as contracts from '../contract.ts'
import { createEventBuffer } from './event-buffer.ts'
import { listHotTitles } from './list-hot-titles.ts'
import { listPopularSearches } from './list-popular-searches.ts'
import { createNetworkQuota } from './network-quota.ts'
import { recordGetStarted } from './record-get-started.ts'
import { recordListEvents } from './record-list-events.ts'
import { recordSearch } from './record-search.ts'
import { recordView } from './record-view.ts'
import { recordWebEvents } from './record-web-events.ts'

interface TrackingDependencies {
  db: Db
  clock: Clock
  jobSearch: JobSearch
  /** Called with the error when events cannot be written. */
  report: (error: unknown) => void
}

/** The calls of this room; `close` writes the waiting events. */
export function trackingRoutes({ report, ...deps }: TrackingDependencies): {
  routes: Route[]
  close(): Promise<void>
} {
  const buffer = createEventBuffer(deps.db, { report })
  const services = { ...deps, buffer, quota: createNetworkQuota(), cachedResults: new Map() }
  const routes = [
    note(contracts.reportClicks, ({ data }, viewer) => recordListEvents(services, 'click', data, viewer)),
    note(contracts.reportExposures, ({ data }, viewer) => recordListEvents(services, 'expose', data, viewer)),
    note(contracts.reportEvents, ({ events }, viewer) => recordWebEvents(services, events, viewer)),
    note(contracts.uploadWebEvents, ({ events }, viewer) => recordWebEvents(services, events, viewer)),
    note(contracts.reportGetStarted, (request, viewer) => recordGetStarted(services, request, viewer)),
    note(contracts.reportSearch, (request, viewer) => recordSearch(services, request, viewer)),
    note(contracts.reportView, (request, viewer) => recordView(services, request, viewer)),
    route(contracts.listHotTitles, (request, viewer) => listHotTitles(services, request, viewer)),
    route(contracts.listPopularSearches, (request, viewer) => listPopularSearches(services, request, viewer)),
  ]
  return { routes, close: () => buffer.close() }
}

/** A report gets no result and waits for nothing. */
function note<Request extends z.ZodType>(
  contract: Contract<Request, typeof contracts.noAnswer>,
  record: (request: z.output<Request>, viewer: Viewer) => void,
): Route {
  return route(contract, async (request, viewer) => {
    record(request, viewer)
    return {}
  })
}
