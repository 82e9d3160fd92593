import type { ApiCallDetail, ApiParameter } from '../contract.ts'

export interface CallRequest {
  method: string
  /** Path and query. */
  path: string
  /** JSON; null for a call without one. */
  body: string | null
}

/** The request that these values make; empty ones are left out. */
export function callRequest(
  { method, path, parameters }: Pick<ApiCallDetail, 'method' | 'path' | 'parameters'>,
  values: ReadonlyMap<string, string>,
  language: string,
): CallRequest {
  const given = parameters.flatMap((parameter) => {
    const value = values.get(parameter.name)?.trim() ?? ''
    return value === '' ? [] : [{ parameter, value }]
  })
  const part = (place: ApiParameter['in']) => given.filter(({ parameter }) => parameter.in === place)
  const filled = part('path').reduce(
    (text, { parameter, value }) => text.replace(`{${parameter.name}}`, encodeURIComponent(value)),
    path,
  )
  const query = new URLSearchParams(part('query').map(({ parameter, value }) => [parameter.name, value]))
  if (!parameters.some(({ name }) => name === 'language_code')) query.set('language_code', language)
  const body = part('body').map(({ parameter, value }) => [parameter.name, bodyValue(parameter, value)])
  return {
    method,
    path: `${filled}?${query}`,
    body: method === 'GET' ? null : JSON.stringify(Object.fromEntries(body)),
  }
}

/** As a shell would send it. */
export function asCurl({ method, path, body }: CallRequest, origin: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const address = quoted(origin + path)
  if (body === null) return `curl ${address}`
  return `curl -X ${method} ${address} \\\n  -H 'content-type: application/json' \\\n  -d ${quoted(body)}`
}

/**
 * Converts the typed text to the type of the parameter; text that cannot be converted is sent as it is, and the server
 * reports the error.
 */
function bodyValue({ type }: ApiParameter, value: string): unknown {
  const [plain = ''] = type.split(' | ')
  if (plain === 'integer' || plain === 'number') return Number.isFinite(Number(value)) ? Number(value) : value
  if (plain === 'boolean')
    return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value
  if (plain.endsWith('[]') || plain === 'object' || plain === 'any') return parsed(value)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.includes(',') ? text.split(',') : text
  }
}
