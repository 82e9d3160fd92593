import { countriesNamed } from '#config/places/place-names.ts'
import { groupedCountries } from './country-groups.ts'

/**
 * The countries that a title names apart from the job: 'Sales Engineer - APAC', 'Developer Relations, Philippines
 * (Contract)'. They limit remote work of which the place says only that it is remote. What stands before the first
 * comma, dash or bracket is the job, and a word there may be a product or a language.
 */
export function titleCountries(title: string): string[] {
  const [, ...parts] = title.split(/\s+[-–—|]\s+|[,()[\]|/]/)
  const named = parts
    .map((part) => part.trim())
    .flatMap((part) => [...(OTHER_SENSES.has(part) ? [] : countriesNamed(part)), ...groupedCountries(part)])
  return [...new Set(named)]
}

/** States of the US and first names that are also countries. */
const OTHER_SENSES: ReadonlySet<string> = new Set(['Georgia', 'Jordan', 'Chad'])
