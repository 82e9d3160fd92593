/**
 * Most queries search one country, so postings of one country are stored together: every segment holds the postings of
 * one partition only, and a query for a country reads that country's segments whole, without checking the country of
 * each document. Postings of several countries (remote work open to some or all) are a partition of their own, which
 * every query reads.
 */
import type { JobDocument } from '../types.ts'

/** All other partitions are countries. */
const MANY_COUNTRIES = '*'
const NO_COUNTRY = ''

/** The partition of a posting: it depends on the posting alone, so a changed posting may move. */
export function partitionOf(document: JobDocument): string {
  const { countries, anywhere } = countriesOf(document)
  if (anywhere || countries.size > 1) return MANY_COUNTRIES
  const [only = NO_COUNTRY] = countries
  return only
}

/**
 * A posting belongs to its own country; a remote one also to those it is open to, or everywhere if it names none, but
 * never to an excluded one.
 */
export function countriesOf(document: JobDocument): {
  countries: ReadonlySet<string>
  anywhere: boolean
  excluded: ReadonlySet<string>
} {
  const remote = document.values.arrangements?.includes(3) === true
  const excluded = new Set(remote ? document.excludedCountries : [])
  const countries = new Set(remote ? document.openCountries : [])
  const anywhere = remote && countries.size === 0
  if (document.country !== null) countries.add(document.country)
  for (const country of excluded) countries.delete(country)
  return { countries, anywhere, excluded }
}

/** Whether all postings of a partition are in the countries (undefined: everywhere), some may be, or none. */
export function coverage(
  partition: string,
  countries: readonly string[] | undefined,
): 'all' | 'some' | 'none' {
  if (countries === undefined) return 'all'
  if (partition === MANY_COUNTRIES) return 'some'
  return partition !== NO_COUNTRY && countries.includes(partition) ? 'all' : 'none'
}
