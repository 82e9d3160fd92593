import { callApi } from '#shared/api-client.ts'
import { findLocationNearCall } from '../calls.ts'
import type { findLocationNear } from '../contract.ts'

/** Why there is no place to fill in: the visitor or the browser refused, or the position is unknown. */
type Trouble = 'denied' | 'unknown'

/**
 * Writes the visitor's city into the field; the form then searches in the city's country. The coordinates are rounded
 * before they leave the browser, and the server does not store them.
 */
export async function fillInMyPlace(
  field: HTMLElement | null,
  country: string | null,
  language: string,
): Promise<Trouble | null> {
  const before = field instanceof HTMLInputElement ? field.value : ''
  const position = await currentPosition()
  if (typeof position === 'string') return position
  const { latitude, longitude } = position.coords
  const { location } = await callApi<typeof findLocationNear>(
    findLocationNearCall,
    { latitude: rounded(latitude), longitude: rounded(longitude) },
    { language },
  )
  if (location === null || !(field instanceof HTMLInputElement)) return 'unknown'
  // Whoever did not wait has typed a place.
  if (field.value !== before) return null
  const { name, region } = location
  field.value = region === null || region === name ? name : `${name}, ${region}`
  if (country !== null && location.country !== country) searchIn(field.form, location.country)
  // Focus the button: if the field had the focus, a phone would open its keyboard, and a list with only this place. But
  // not away from the other field, where somebody types.
  const isTyping = document.activeElement instanceof HTMLInputElement && document.activeElement !== field
  if (!isTyping) field.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  return null
}

const WAIT_MS = 15_000
const OLDEST_MS = 10 * 60_000

function currentPosition(): Promise<GeolocationPosition | Trouble> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      resolve,
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { timeout: WAIT_MS, maximumAge: OLDEST_MS },
    )
  })
}

/** To a hundredth of a degree, about a kilometre: enough to distinguish cities, too little to find a house. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100

/** The city does not exist in the country of the current search. */
function searchIn(form: HTMLFormElement | null, country: string): void {
  const found = form?.elements.namedItem('country')
  const input = found instanceof HTMLInputElement ? found : document.createElement('input')
  input.type = 'hidden'
  input.name = 'country'
  input.value = country
  if (input !== found) form?.append(input)
}
