import { fieldsOfAddress } from '../../search/contract/address-fields.ts'
import type { SearchScope } from './alert-address.ts'

/** The search that an address states, for the calls of alerts: filters under their names in addresses, and `scope`. */
export const searchOfPage = (values: URLSearchParams) => ({
  ...fieldsOfAddress(values),
  scope: scopeIn(values),
  country: countryIn(values) ?? '',
})

/** Null: all countries. */
export function countryIn(values: URLSearchParams): string | null {
  const country = values.get('country') ?? 'all'
  return country === 'all' ? null : country
}

function scopeIn(values: URLSearchParams): SearchScope {
  const scope = values.get('scope')
  return scope === 'remote' || scope === 'web3' ? scope : 'local'
}
