/** Every call of the API is below it. */
export const API_PREFIX = '/api-server'

/** The description of all calls, for programs. */
export const OPENAPI_PATH = `${API_PREFIX}/openapi.json`

/**
 * Where a call is. It stands in the contract of the call; where a browser makes the call, in the `calls.ts` of its room, from
 * which the contract takes it: without the schemas, so that no page carries them.
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

/** Path of a call on our own site; its parameters are taken from the fields of the request, whose other fields are left out. */
export function addressOf(call: CallAddress, request: object = {}): string {
  const values = new Map(Object.entries(request))
  return patternOf(call).replace(/:(\w+)/g, (_, name) => encodeURIComponent(values.get(name)))
}

/** Path of a call with its parameters as `:name`. */
export const patternOf = ({ service, path }: CallAddress): string => `${API_PREFIX}/${service}${path}`
