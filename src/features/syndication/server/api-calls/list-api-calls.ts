import { patternOf } from '#shared/call-address.ts'
import type { Contract } from '#shared/contract.ts'
import type { ApiCall } from '../../contract.ts'

/** Calls in the order of their services; only those that contain all words of the query. */
export function listApiCalls(contracts: readonly Contract[], query: string): ApiCall[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return contracts
    .map(callOf)
    .filter(({ name, path, summary, method }) => {
      const text = `${name} ${method} ${path} ${summary}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .sort((a, b) => compare(a.service, b.service) || compare(a.path, b.path) || compare(a.method, b.method))
}

export const callOf = (contract: Contract): ApiCall => ({
  name: contract.name,
  service: contract.service,
  method: contract.method,
  path: patternOf(contract).replace(/:(\w+)/g, '{$1}'),
  summary: contract.summary,
})

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
