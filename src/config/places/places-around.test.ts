import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCATIONS } from './places.ts'
import { kilometresBetween, placesAround, RADII } from './places-around.ts'

const namesAround = (name: string, country: string, kilometres: number): string[] => {
  const middle = LOCATIONS.find(
    (place) => place.name === name && place.country === country && place.kind !== 'region',
  )
  return placesAround(middle?.id ?? 0, kilometres).map((place) => place.name)
}

test('the places around a place are those that a look at every place finds', () => {
  const middles = LOCATIONS.filter(({ kind }) => kind !== 'region')
  fc.assert(
    fc.property(fc.constantFrom(...middles), fc.constantFrom(1, ...RADII, 900), (middle, kilometres) => {
      const near = middles.filter((place) => kilometresBetween(place, middle) <= kilometres)
      const found = placesAround(middle.id, kilometres)
      expect(new Set(found)).toEqual(new Set(near))
      expect(found).toHaveLength(near.length)
    }),
    { numRuns: 60 },
  )
})

test('distances are those of an atlas', () => {
  const paris = { lat: 48.8566, lon: 2.3522 }
  const tokyo = { lat: 35.6762, lon: 139.6503 }
  expect(Math.round(kilometresBetween(paris, tokyo) / 10)).toBe(971)
  expect(Math.round(kilometresBetween({ lat: -16.5, lon: 179.9 }, { lat: -16.5, lon: -179.9 }))).toBe(21)
})

test('a circle crosses borders and takes in parts of cities, but no regions', () => {
  expect(namesAround('Singapore', 'SG', 50)).toEqual(expect.arrayContaining(['Johor Bahru', 'Jurong East']))
  expect(namesAround('Central', 'HK', 5)).toContain('Sheung Wan')
  expect(namesAround('Central', 'HK', 5)).not.toContain('Tuen Mun')
  const region = LOCATIONS.find(({ kind }) => kind === 'region')
  expect(placesAround(region?.id ?? 0, 100)).toEqual([])
  expect(placesAround(-1, 100)).toEqual([])
})
