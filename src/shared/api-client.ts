import { addressOf, type CallAddress } from './call-address.ts'
import type { Contract, RequestOf, ResponseOf } from './contract.ts'
import { fetchInTime } from './fetch-in-time.ts'

/** The server refused, or failed. `message` is in the language of the call. */
export class ApiFailure extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Events of the window: a call was refused because there is no session; the visitor is about to leave data with us. */
export const API_REFUSED = 'api-refused'
export const API_WRITES = 'api-writes'

/**
 * Makes a call from the browser. Import its contract as a type only, so that no schema reaches the page. The server
 * checks its answers, so this reads only the envelope. Rejects with `ApiFailure` if the server refuses, with the
 * browser's own error if the call is aborted or the browser is offline, and with a `TimeoutError` if no answer comes in
 * time. `isBackground`: the page calls by itself. If the session has ended, the visitor is not asked to sign in: a form
 * that they have just sent may have ended it.
 */
export async function callApi<C extends Contract>(
  call: CallAddress<C['path']>,
  request: RequestOf<C>,
  { language, signal, isBackground }: { language: string; signal?: AbortSignal; isBackground?: boolean },
): Promise<ResponseOf<C>> {
  const fields = request ?? {}
  const isGet = call.method === 'GET'
  const query = new URLSearchParams({ language_code: language, ...(isGet && fields) })
  const init = { ...(!isGet && bodyOf(call, fields)), ...(signal && { signal }) }
  return fetchInTime(`${addressOf(call, fields)}?${query}`, init, (response) =>
    dataOf<C>(response, isBackground),
  )
}

function bodyOf({ method }: CallAddress, request: object): RequestInit {
  dispatchEvent(new Event(API_WRITES))
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) }
}

async function dataOf<C extends Contract>(response: Response, isBackground = false): Promise<ResponseOf<C>> {
  const body: unknown = parsed(await response.text())
  if (isSuccess<C>(body)) return body.data
  if (!isBackground && response.status === 401 && isForWhoIsSignedIn(body))
    dispatchEvent(new Event(API_REFUSED))
  throw new ApiFailure(response.status, messageOf(body))
}

/** A response that is not JSON comes from a proxy between the server and us. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isSuccess = <C extends Contract>(body: unknown): body is { code: 0; data: ResponseOf<C> } =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 0 && 'data' in body

/** Sign-in required or session expired; not a wrong password, which is a 401 too. */
const isForWhoIsSignedIn = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && (body.code === 40003 || body.code === 41050)

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : ''
