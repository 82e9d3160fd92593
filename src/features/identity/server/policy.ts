import type { Verdict } from '#shared/verdict.ts'
import type { IdentityOffer } from '../contract.ts'

interface Seeker {
  /** Whether this site has set up Singpass. */
  isConfigured: boolean
  /** The market that the seeker views, and the market of their account. */
  countries: readonly (string | null)[]
  /** The name of the account; empty if it has none. */
  name: string
}

/** Singpass is for Singapore: for people who look for work there, or whose account is there. */
export function offerTo({ isConfigured, countries, name }: Seeker): IdentityOffer {
  if (!isConfigured) return 'unconfigured'
  if (!countries.includes('SG')) return 'elsewhere'
  return name === '' ? 'nameless' : 'open'
}

/** 41025: the account has no name to compare. 41036: Singpass is not offered. */
export const mayWithIdentity = (offer: IdentityOffer): { start: Verdict } => ({
  start: offer === 'open' || (offer === 'nameless' ? 41025 : 41036),
})
