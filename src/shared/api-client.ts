import type { Contract, RequestOf, ResponseOf, Service } from './contract.ts'

/**
 * A GET call from the browser, typed by its contract (imported as a type only, so that no schema reaches the page). Our
 * own server answers and checks its answers; here only the envelope is looked at. Rejects when refused, aborted or
 * offline.
 */
export async function callApi<C extends Contract>(
  address: `/api-server/${Service}/${string}`,
  request: RequestOf<C>,
  { language, signal }: { language: string; signal?: AbortSignal },
): Promise<ResponseOf<C>> {
  const query = new URLSearchParams({ language_code: language })
  for (const [name, value] of Object.entries(request ?? {})) query.append(name, String(value))
  const response = await fetch(`${address}?${query}`, signal ? { signal } : {})
  const body: unknown = await response.json()
  if (isSuccess<C>(body)) return body.data
  throw new Error(`${address} answered ${response.status}`)
}

const isSuccess = <C extends Contract>(body: unknown): body is { code: 0; data: ResponseOf<C> } =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 0 && 'data' in body
