import { INDEX_CALLS_AT_ONCE } from '#config/limits.ts'
import { ApiError, type FieldErrors } from '#shared/api-error.ts'
import {
  ACCESSES,
  type Access,
  type Contract,
  type Dispatch,
  InvalidRequest,
  isAnsweredAt,
  type RequestOf,
  type ResponseOf,
  type Route,
} from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import { databaseUnavailable } from '../db/database-unavailable.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { fieldWording } from './field-wording.ts'
import type { RateLimits } from './rate-limits.ts'

/**
 * The only way into a use-case, for HTTP routes and page loaders alike: limit, validation, policy, use-case, and (in
 * development and tests) a check of the response against its contract.
 */
export interface Dispatcher {
  dispatch: Dispatch
  /** Without counting the call, for pages: a page counts once, however many calls it makes. */
  dispatchUncounted: Dispatch
  /** Also without counting, for a request from the network, which its route has counted: raw values. */
  answer: (contract: Contract, raw: unknown, viewer: Viewer) => Promise<unknown>
  contracts: readonly Contract[]
  /** The limits that calls count against. */
  limits: RateLimits
}

export function createDispatcher(
  routes: readonly Route[],
  { limits, checkResponses }: { limits: RateLimits; checkResponses: boolean },
): Dispatcher {
  const byName = new Map(routes.map((entry) => [entry.contract.name, entry]))
  refuseInvalidRoutes(routes, byName)
  const concurrency = createConcurrencyLimit(INDEX_CALLS_AT_ONCE)

  async function answer(contract: Contract, raw: unknown, viewer: Viewer): Promise<unknown> {
    const entry = byName.get(contract.name)
    if (!entry) throw new Error(`No route answers ${contract.name}.`)
    if (!isAnsweredAt(contract, viewer.site ?? 'seeker')) throw new ApiError(40004)
    refuseUnauthorized(contract.access, viewer)
    const answered = () => answerOrRefuse(entry, raw, viewer)
    const data = await (asksIndex(contract) ? concurrency.run(viewer.address, answered) : answered())
    return checkResponses ? checked(contract, data) : data
  }

  async function counted(contract: Contract, raw: unknown, viewer: Viewer): Promise<unknown> {
    limits.take(contract.limit, viewer.address)
    return answer(contract, raw, viewer)
  }

  return {
    answer,
    contracts: routes.map((entry) => entry.contract),
    dispatch: typed(counted),
    dispatchUncounted: typed(answer),
    limits,
  }
}

function typed(answer: Dispatcher['answer']): Dispatch {
  return async <C extends Contract>(contract: C, request: RequestOf<C>, viewer: Viewer) => {
    const data = await answer(contract, request, viewer)
    if (!isAnswerOf(contract, data)) throw new Error(`The answer of ${contract.name} is not its own.`)
    return data
  }
}

const asksIndex = ({ limit }: Contract): boolean => limit === 'search' || limit === 'suggest'

/**
 * Throws for a route without an access rule, for two of one name, and for one that pages of other sites could call with
 * a visitor's session.
 */
function refuseInvalidRoutes(routes: readonly Route[], byName: ReadonlyMap<string, Route>): void {
  if (byName.size !== routes.length) throw new Error('Two contracts have the same name.')
  for (const { contract } of routes) {
    if (!ACCESSES.includes(contract.access)) throw new Error(`${contract.name} declares no policy.`)
    if (contract.access !== 'public' && contract.origin === 'any') {
      throw new Error(`${contract.name} is for whoever is signed in, and may be called from other sites.`)
    }
  }
}

/** Throws 40003 or 41050 (expired) if the visitor has to sign in, and 40005 if their role may not make the call. */
function refuseUnauthorized(access: Access, viewer: Viewer): void {
  if (viewer.isUnknown === true) throw databaseUnavailable()
  const isSignedIn = viewer.role === 'seeker' || viewer.role === 'recruiter'
  const may = {
    public: true,
    account: isSignedIn,
    seeker: viewer.role === 'seeker',
    recruiter: viewer.role === 'recruiter',
    operator: viewer.role === 'operator',
  }
  if (may[access]) return
  if (isSignedIn) throw new ApiError(40005)
  throw new ApiError(viewer.isExpired === true ? 41050 : 40003)
}

async function answerOrRefuse(entry: Route, raw: unknown, viewer: Viewer): Promise<unknown> {
  try {
    return await entry.answer(raw, viewer, fieldWording(viewer.language))
  } catch (error) {
    if (error instanceof InvalidRequest) throw new ApiError(40001, { fields: fieldErrors(error) })
    throw error
  }
}

/** Sound by construction: `route` ties every use-case to its contract's response; here only the type is regained. */
function isAnswerOf<C extends Contract>(_contract: C, data: unknown): data is ResponseOf<C> {
  return data !== undefined
}

function checked(contract: Contract, data: unknown): unknown {
  const result = contract.response.safeParse(data)
  if (result.success) return data
  throw new Error(`The answer of ${contract.name} breaks its contract: ${result.error.message}`)
}

function fieldErrors(error: InvalidRequest): FieldErrors {
  const issues = Map.groupBy(error.issues, ({ path }) => String(path[0] ?? ''))
  const messagesOf = (found: readonly { message: string }[]) => [
    ...new Set(found.map(({ message }) => message)),
  ]
  return Object.fromEntries([...issues].map(([field, found]) => [field, messagesOf(found)]))
}
