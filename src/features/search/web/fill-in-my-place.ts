import { callApi } from '#shared/api-client.ts'
import { findLocationNearCall } from '../calls.ts'
import type { findLocationNear } from '../contract.ts'

/** Why there is no place to fill in: the visitor or browser said no, or nobody knows. */
type Trouble = 'denied' | 'unknown'

/**
 * Writes the visitor's city into the field; the form then looks in the city's country. The coordinates leave the browser
 * rounded, and the server answers without keeping them.
 */
export async function fillInMyPlace(
  field: HTMLElement | null,
  country: string | null,
  language: string,
): Promise<Trouble | null> {
  const position = await currentPosition()
  if (typeof position === 'string') return position
  const { latitude, longitude } = position.coords
  const { location } = await callApi<typeof findLocationNear>(
    findLocationNearCall,
    { latitude: rounded(latitude), longitude: rounded(longitude) },
    { language },
  )
  if (location === null || !(field instanceof HTMLInputElement)) return 'unknown'
  const { name, region } = location
  field.value = region === null || region === name ? name : `${name}, ${region}`
  if (country !== null && location.country !== country) searchIn(field.form, location.country)
  // On to the button: in the field a phone would open its keyboard over the page, and a list of this one place.
  field.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
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

/** To a hundredth of a degree, a kilometre or so: enough to tell cities apart, too little to find a door. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100

/** In the country looked at there would be no such city. */
function searchIn(form: HTMLFormElement | null, country: string): void {
  const found = form?.elements.namedItem('country')
  const input = found instanceof HTMLInputElement ? found : document.createElement('input')
  input.type = 'hidden'
  input.name = 'country'
  input.value = country
  if (input !== found) form?.append(input)
}
