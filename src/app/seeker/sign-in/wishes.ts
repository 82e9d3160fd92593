import { getWizard } from '#features/accounts/contract/wizard.ts'
import { suggestJobTitles, suggestLocations } from '#features/search/contract.ts'
import type { SeekerServices } from '../services.ts'
import { nameOf } from './suggestions.ts'

type Asking = Pick<SeekerServices, 'dispatch' | 'viewer'>

/** The job titles that were typed, by id; for one that we don't know, those that may be meant. */
export async function titlesNamed(typed: readonly string[], { dispatch, viewer }: Asking) {
  const ids: number[] = []
  const errors: Record<string, string> = {}
  const suggested: Record<string, string> = {}
  for (const [number, text] of typed.entries()) {
    const query = text.trim().slice(0, 200)
    if (query === '') continue
    const { job_titles } = await dispatch(suggestJobTitles, { query }, viewer)
    const found = job_titles.find(({ value }) => isSame(value, query))
    if (found !== undefined) ids.push(found.id)
    else {
      errors[`title_${number}`] = 'title'
      suggested[`suggest_${number}`] = job_titles.map(({ value }) => value).join(' · ')
    }
  }
  if (ids.length === 0 && Object.keys(errors).length === 0) errors.title_0 = 'empty'
  return { ids, errors, suggested }
}

/** The place that was typed; none is anywhere. */
export async function placeNamed(typed: string, { dispatch, viewer }: Asking) {
  const query = typed.trim().slice(0, 100)
  if (query === '') return { id: null, errors: {} }
  const { location } = await dispatch(getWizard, {}, viewer)
  if (location !== null && isSame(location.value, query)) return { id: location.id, errors: {} }
  const [name = query] = query.split(/[,،]/)
  const asked = { query: name.trim(), country: viewer.country ?? '' }
  const { locations } = await dispatch(suggestLocations, asked, viewer)
  const found =
    locations.find((place) => isSame(nameOf(place), query)) ??
    locations.find((place) => isSame(place.name, query))
  return found === undefined ? { id: null, errors: { place: 'place' } } : { id: found.id, errors: {} }
}

const isSame = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()
