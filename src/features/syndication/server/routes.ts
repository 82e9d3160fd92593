import { type Contract, type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { describeApiCall } from './api-calls/describe-api-call.ts'
import { listApiCalls } from './api-calls/list-api-calls.ts'

/** `calls` are all that the site has, these two among them. */
export function syndicationRoutes(calls: () => readonly Contract[]): Route[] {
  return [
    route(contracts.listApiCalls, async ({ query }) => ({ calls: listApiCalls(calls(), query) })),
    route(contracts.describeApiCall, async ({ call }, viewer) => describeApiCall(calls(), call, viewer)),
  ]
}
