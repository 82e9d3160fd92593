import { countryChoices } from '#app/common/country-choices.ts'
import { type Lists, readLists } from '#app/common/read-lists.ts'
import { refusalIn } from '#app/common/refusal.ts'
import type { PageServices } from '#app/common/services.ts'
import { JOB_FILTER_DETAILS } from '#config/job-filter-details.ts'
import { JOB_FILTERS } from '#config/job-filters.ts'
import { isLanguage } from '#config/languages.ts'
import { textsFor } from '#i18n/text.ts'
import { suggestLocations } from '../../search/contract.ts'
import { previewJobAlert } from '../contract/alerts.ts'
import { NARROWING } from '../contract/narrowing.ts'
import { countryIn, searchOfPage } from '../contract/search-of-page.ts'
import type { texts } from '../locales/en.ts'
import type { Preview } from '../web/alert-preview.tsx'
import { LISTED } from '../web/listed-filters.ts'

/** What a form of an alert says, or the address that leads to it: filters under their names in addresses. */
export type AlertValues = URLSearchParams

/** The choices beside the search. */
export const choicesIn = (values: AlertValues) => ({
  frequency: values.get('frequency') ?? '1',
  similar: values.get('similar') ?? '',
  at_once: values.get('at_once') ?? '',
  time_zone: values.get('time_zone') ?? '',
  email: values.get('email') ?? '',
})

export const previewOf = ({ dispatch, viewer }: PageServices, values: AlertValues): Promise<Preview> =>
  dispatch(previewJobAlert, { ...searchOfPage(values), similar: values.get('similar') ?? '' }, viewer)

/** What the form shows beside what is chosen. */
export async function formData(given: PageServices): Promise<{
  lists: Lists
  countries: readonly { code: string; name: string }[]
}> {
  const names = LISTED.map((facet) => [JOB_FILTERS[facet].api, JOB_FILTER_DETAILS[facet].names] as const)
  const lists = await readLists(
    names.map(([, list]) => list),
    given,
  )
  return {
    lists: Object.fromEntries(names.map(([api, list]) => [api, lists[list] ?? []])),
    countries: countryChoices(given.viewer.language),
  }
}

/** A form as it was sent. A typed place becomes one of the chosen places; `problem`: nothing is known by that name. */
export async function readAlertForm(
  request: Request,
  given: PageServices,
): Promise<{
  intent: string
  version: string
  values: AlertValues
  leftOut: string[]
  placeProblem: string | null
}> {
  const form = await request.formData()
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const values = new URLSearchParams(
    texts.filter(([name]) => name !== 'intent' && name !== 'left_out_titles' && name !== 'add'),
  )
  const added = addedIn(form)
  for (const [name, value] of added) values.append(name, value)
  const typed = values.get('place')?.trim() ?? ''
  const found = typed === '' ? null : await findPlace(given, typed, countryIn(values))
  if (found !== null) {
    values.append(JOB_FILTERS.locationIds.address, String(found))
    values.delete('place')
  }
  return {
    intent: added.size > 0 ? 'preview' : String(form.get('intent') ?? ''),
    version: added.toString(),
    values,
    leftOut: form.getAll('left_out_titles').map(String),
    placeProblem: typed !== '' && found === null ? unknownPlace(given, typed) : null,
  }
}

/** What a button adds that makes the alert narrower: `jobType=1`. */
const addedIn = (form: FormData): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(String(form.get('add') ?? ''))].filter(([name]) =>
      NARROWING.some((filter) => JOB_FILTERS[filter].address === name),
    ),
  )

/** What the form shows after it was refused, or with what fits now. */
export async function answerForm(
  given: PageServices,
  {
    values,
    placeProblem,
    version,
  }: Pick<Awaited<ReturnType<typeof readAlertForm>>, 'values' | 'placeProblem' | 'version'>,
  caught?: unknown,
) {
  const preview = await previewOf(given, values).catch(() => null)
  const { message = null, errors = {} } = caught === undefined ? {} : await refusalIn(asRefusal(caught))
  const beside = Object.fromEntries(Object.entries(errors).map(([field, [text = '']]) => [field, text]))
  const fields = { ...beside, ...(placeProblem !== null && { place: placeProblem }) }
  return {
    values: values.toString(),
    preview,
    version,
    errors: fields,
    problem: Object.keys(fields).some((field) => SHOWN.has(field)) ? null : message,
  }
}

/** The form also says what went wrong on our side: an error page would lose what was typed. */
const asRefusal = (caught: unknown): unknown =>
  caught instanceof Response && caught.status >= 500
    ? new Response(caught.body, { status: 422, headers: caught.headers })
    : caught

/** The fields that show a message beside them. */
const SHOWN: ReadonlySet<string> = new Set(['query', 'place', 'email'])

async function findPlace(
  { dispatch, viewer }: PageServices,
  typed: string,
  country: string | null,
): Promise<number | null> {
  const query = { query: typed.slice(0, 100), country: country ?? '', size: 1 }
  const { locations } = await dispatch(suggestLocations, query, viewer)
  return locations[0]?.id ?? null
}

function unknownPlace({ viewer, catalogue }: PageServices, place: string): string {
  const language = isLanguage(viewer.language) ? viewer.language : 'en'
  return textsFor<typeof texts>(language, catalogue)('alerts.place_unknown', { place })
}
