import type { ClientActionFunctionArgs } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { readLists } from '#app/common/read-lists.ts'
import { services } from '#app/common/services.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { countryByCode } from '#config/countries.ts'
import { timeZones } from '#i18n/time-zones.ts'
import { createPreference, deletePreference, updatePreference } from '../../contract/job-preferences.ts'
import { getMe } from '../../contract/profile.ts'
import { PreferencesPage } from '../../web/preferences/preferences-page.tsx'
import { answerEdit } from '../answer-edit.ts'
import { currentMonth, staysWithoutForm, useEditing } from '../editing-page.ts'
import { finishFirst } from '../finish-first.ts'
import { countViewers, readCountries } from '../profile-lists.ts'
import { sendEdit } from '../send-edit.ts'
import { joinLists, readPlace, readTitles, TITLE_FIELDS } from '../typed-values.ts'

export const headers = privateHeaders
export const shouldRevalidate = staysWithoutForm

const LISTS = [
  'arrangements',
  'currencies',
  'industry_lists',
  'job_types',
  'language_lists',
  'notice_period_lists',
  'salary_types',
  'seeking_status_lists',
]

export async function loader({ context }: LoaderArgs) {
  const calls = context.get(services)
  const { dispatch, viewer } = calls
  const [profile, lists, { all }] = await Promise.all([
    dispatch(getMe, {}, viewer),
    readLists(LISTS, calls),
    readCountries(calls),
  ])
  const zones = timeZones(viewer.language, Date.now()).map(({ zone, name }) => ({ id: zone, value: name }))
  return {
    profile,
    viewers: await countViewers(calls),
    lists: { ...lists, nationalities: all, time_zones: zones },
    month: currentMonth(),
    finishFirst: finishFirst(viewer.language),
    country: viewer.country,
    currency: countryByCode(viewer.country ?? '')?.currency ?? null,
  }
}

const LIST_FIELDS = ['job_type_ids', 'language_ids']
const OWN_FIELDS = ['section', 'id', 'undo_id', 'place', ...TITLE_FIELDS]

export async function action({ request, params: { lang }, context }: ActionArgs) {
  const calls = context.get(services)
  const { dispatch, viewer } = calls
  const form = joinLists(await readForm(request, [createPreference], OWN_FIELDS), LIST_FIELDS)
  return answerEdit(form, `/${lang}/profile/preferences`, calls, {
    save: async (_section, id) => {
      const { job_preferences } = await dispatch(getMe, {}, viewer)
      const shown = job_preferences.find((preference) => preference.id === id)?.location ?? null
      const [{ titles, errors }, where] = await Promise.all([
        readTitles(form, calls),
        readPlace(form, calls, shown),
      ])
      const wrong = { ...errors, ...where.errors }
      if (Object.keys(wrong).length > 0) return { errors: wrong }
      const wish = { ...requestIn(form, createPreference), titles, ...where.place }
      return id === null
        ? dispatch(createPreference, wish, viewer)
        : dispatch(updatePreference, { ...wish, id }, viewer)
    },
    remove: (_section, id) => dispatch(deletePreference, { id }, viewer),
  })
}

export const clientAction = (sent: ClientActionFunctionArgs) => sendEdit<typeof action>(sent, LIST_FIELDS)

export default function PreferencesRoute({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof clientAction>) {
  const page = useEditing(loaderData, actionData ?? null)
  return <PreferencesPage {...loaderData} page={page} />
}
