import type { CallRequest } from './call-request.ts'

export interface CallAnswer {
  status: string
  milliseconds: number
  headers: readonly (readonly [name: string, value: string])[]
  /** Indented if it is JSON. */
  body: string
  isCut: boolean
}

/** The number of characters of a response that a page can show quickly. */
export const SHOWN_CHARACTERS = 20_000

/** Makes the call; rejects if there is no response. */
export async function sendCall({ method, path, body }: CallRequest): Promise<CallAnswer> {
  const started = performance.now()
  const response = await fetch(path, {
    method,
    ...(body === null ? {} : { body, headers: { 'content-type': 'application/json' } }),
  })
  const text = indented(await response.text())
  return {
    status: `${response.status} ${response.statusText}`.trim(),
    milliseconds: Math.round(performance.now() - started),
    headers: [...response.headers],
    body: text.slice(0, SHOWN_CHARACTERS),
    isCut: text.length > SHOWN_CHARACTERS,
  }
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
