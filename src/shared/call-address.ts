/** The path above all calls of the API. */
export const API_PREFIX = '/api-server'

/** The description of all calls, for programs. */
export const OPENAPI_PATH = `${API_PREFIX}/openapi.json`

/**
 * The address of a call, a part of its contract. If browsers make the call, its address is in the `calls.ts` of the
 * room, and the contract takes it from there. So a page can have the address without the schemas.
 */
export interface CallAddress<Path extends CallPath = CallPath> {
  service: Service
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api-server/{service}`; parameters as `:name`. */
  path: Path
}

export type CallPath = `/${string}`

/** The services of the specification; each is a path segment after `/api-server`. */
export type Service =
  | 'data'
  | 'auth'
  | 'job'
  | 'jobApplication'
  | 'jobseeker'
  | 'academy'
  | 'search'
  | 'company'
  | 'config'
  | 'logs'
  | 'base'
  | 'recommendation'
  | 'apiGo'

/** The path of a call on this site. The fields of the request fill its parameters; other fields are ignored. */
export function addressOf(call: CallAddress, request: object = {}): string {
  const values = new Map(Object.entries(request))
  return patternOf(call).replace(/:(\w+)/g, (_, name) => encodeURIComponent(values.get(name)))
}

/** The path of a call with its parameters as `:name`. */
export const patternOf = ({ service, path }: CallAddress): string => `${API_PREFIX}/${service}${path}`
