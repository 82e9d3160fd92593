import { FetchFailure } from './fetch-failure.ts'

const SECONDS = 10
const MAX_BYTES = 512 * 1024

interface Sent {
  method?: string
  headers?: Headers | Record<string, string>
  body?: ArrayBuffer | ReadableStream | Uint8Array | URLSearchParams | string | null | undefined
  signal?: AbortSignal
}

/**
 * `fetch` for services that the operator has chosen (sign-in providers, gateways). The whole response must arrive
 * within `SECONDS` and have at most `MAX_BYTES`, or the call fails with `FetchFailure`. Redirects are not followed.
 */
export async function fetchBounded(address: string, { body, ...init }: Sent): Promise<Response> {
  const timeout = AbortSignal.timeout(SECONDS * 1000)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const sent = body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null)
  try {
    const answer = await fetch(address, { ...init, body: sent, signal, redirect: 'manual' })
    const { status, headers } = answer
    const whole = await bodyOf(answer)
    return new Response(HAS_NO_BODY.has(status) ? null : whole, { status, headers })
  } catch (error) {
    throw error instanceof FetchFailure ? error : new FetchFailure(reasonOf(error, timeout))
  }
}

const HAS_NO_BODY = new Set([204, 205, 304])

async function bodyOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of answer.body ?? []) {
    length += piece.length
    if (length > MAX_BYTES) throw new FetchFailure(`is larger than ${MAX_BYTES} bytes`)
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}

function reasonOf(error: unknown, timeout: AbortSignal): string {
  if (timeout.aborted) return 'does not answer in time'
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}
