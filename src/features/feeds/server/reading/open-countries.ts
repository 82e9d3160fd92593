import type { Place } from './read-place.ts'
import { remoteCountries } from './remote-countries.ts'
import { titleCountries } from './title-countries.ts'

/**
 * Remote within the countries that the place names, or else the title, or else the beginning of the description; an
 * empty list would mean anywhere.
 */
export function openCountries(
  { countries, country }: Place,
  title: string,
  description: string,
): readonly string[] {
  if (countries.length > 0) return countries
  if (country) return [country]
  const inTitle = titleCountries(title)
  return inTitle.length > 0 ? inTitle : remoteCountries(description)
}
