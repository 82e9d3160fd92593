import type { Verdict } from '#shared/verdict.ts'
import type { IdentityOffer } from '../contract.ts'

interface Seeker {
  /** Singpass is set up on this site. */
  isConfigured: boolean
  /** The market they look at, and that of their account. */
  countries: readonly (string | null)[]
  /** Of the account; empty: none was said. */
  name: string
}

/** Singpass is for Singapore: for people who look for work there, or whose account says that they are there. */
export function offerTo({ isConfigured, countries, name }: Seeker): IdentityOffer {
  if (!isConfigured) return 'unconfigured'
  if (!countries.includes('SG')) return 'elsewhere'
  return name === '' ? 'nameless' : 'open'
}

/** 41025: there is no name to compare with. 41036: it is not offered. */
export const mayWithIdentity = (offer: IdentityOffer): { start: Verdict } => ({
  start: offer === 'open' || (offer === 'nameless' ? 41025 : 41036),
})
