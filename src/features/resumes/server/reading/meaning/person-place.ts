import { countriesNamed, locationsNamed } from '#config/places/place-names.ts'
import { EMAIL, type Found } from './contacts.ts'
import { ownLines, valueOfLabel } from './labels.ts'
import { withoutDates } from './pieces.ts'
import type { NumberedLine, Section } from './sections.ts'

export interface FoundPlace {
  city: Found | null
  country: Found | null
}

/** City and country of an address, or of a line of the head that names places. */
export function readPlace(sections: readonly Section[]): FoundPlace {
  const lines = ownLines(sections)
  const address = valueOfLabel(lines, 'address')
  const country = valueOfLabel(lines, 'country')
  const inAddress = address === null ? null : placesIn(address.value, address.line)
  if (inAddress?.city) return { ...inAddress, country: inAddress.country ?? countryOf(country) }
  for (const line of lines.slice(0, 20)) {
    const found = placesIn(line.text.replaceAll(EMAIL, ' '), line)
    if (
      found.city !== null &&
      (found.country !== null || hasOnlyPlaces(line, found) || /[|·•,，、\d]|\s{2}/.test(line.text))
    )
      return { ...found, country: found.country ?? countryOf(country) }
  }
  return { city: null, country: inAddress?.country ?? countryOf(country) }
}

const countryOf = (found: Found | null): Found | null =>
  found !== null && countriesNamed(found.value).length > 0 ? found : null

const hasOnlyPlaces = (line: NumberedLine, { city }: FoundPlace): boolean =>
  city !== null && line.text.trim().length <= city.value.length + 12

function placesIn(text: string, line: NumberedLine): FoundPlace {
  const parts = withoutDates(text)
    .replaceAll(/〒?\s?\d{3}-\d{4}/g, ' ')
    .split(/\s*[|·•,،，、/;:：()（）\0]\s*|\s{2,}|\s+[–—-]\s+/u)
    .map((part) => part.trim())
    .filter(Boolean)
  const country = parts.findLast(
    (part) => /\p{L}{3}|\p{Script=Han}{2}/u.test(part) && countriesNamed(part).length > 0,
  )
  const city =
    parts.filter((part) => part !== country).flatMap(cityIn)[0] ??
    (country === undefined ? undefined : parts.flatMap(cityIn)[0])
  return {
    city: city === undefined ? null : { value: city, line },
    country: country === undefined ? null : { value: country, line },
  }
}

/** The city that a part names: whole, without its code, or the first of the places that an address runs together. */
function cityIn(part: string): string[] {
  if (/\p{Script=Han}/u.test(part)) {
    const places = part.match(/^\p{L}{2,3}?[都道府県省]|\p{L}{1,7}?[市縣县郡]|\p{L}{1,5}?[区區]/gu) ?? []
    const cities = places.filter((place) => /[市縣县都]$/u.test(place) && locationsNamed(place).length > 0)
    const wards = places.filter((place) => locationsNamed(place).length > 0)
    return cities[0] !== undefined
      ? [cities[0]]
      : wards[0] !== undefined
        ? [wards[0]]
        : locationsNamed(part).length > 0
          ? [part]
          : []
  }
  const plain = part.replace(/^\d{4,6}\s+|\s+\d{4,6}(?:-\d+)?$/g, '').trim()
  return plain.length > 2 && locationsNamed(plain).length > 0 ? [plain] : []
}
