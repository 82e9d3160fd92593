import { redirect } from 'react-router'
import { ownHeaders } from '#app/common/own-headers.ts'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { timeZoneOf } from '#config/time-zones.ts'
import { timeZones } from '#i18n/time-zones.ts'
import { listPushDevices, removePushDevice } from '../../contract/push.ts'
import { changeQuietHours, getQuietHours } from '../../contract/quiet-hours.ts'
import { changeNotificationSettings, listNotificationSettings } from '../../contract.ts'
import { NotificationSettingsPage } from '../../web/notification-settings-page.tsx'
import type { QuietField } from '../../web/quiet-hours-section.tsx'
import { settingName } from '../../web/setting-name.ts'

export const headers = ownHeaders

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer, storesOffline } = context.get(services)
  const isEmployer = viewer.site === 'employer'
  const [{ settings }, hours, push] = await Promise.all([
    dispatch(listNotificationSettings, {}, viewer),
    dispatch(getQuietHours, {}, viewer),
    // Pushes are shown by the service worker, which stores pages too.
    isEmployer || !storesOffline ? null : dispatch(listPushDevices, {}, viewer),
  ])
  const { language } = viewer
  const zones = timeZones(language, Date.now())
  const done = DONE.find((known) => known === url.searchParams.get('done')) ?? null
  const quiet = { hours, zones, zone: timeZoneOf(viewer.country) }
  return { settings, quiet, push, isAlone: isEmployer, done }
}

const DONE = ['settings', 'quiet', 'device'] as const

export async function action({ request, params: { lang }, context }: ActionArgs) {
  const given = context.get(services)
  const { dispatch, viewer } = given
  const form = await readForm(request, [changeQuietHours, removePushDevice])
  const done = (what: (typeof DONE)[number]) => redirect(`/${lang}/account/notifications?done=${what}`, 303)
  try {
    switch (form.intent) {
      case 'quiet': {
        const hours = { ...requestIn(form, changeQuietHours), is_on: form.has('is_on') }
        await dispatch(changeQuietHours, hours, viewer)
        return done('quiet')
      }
      case 'remove-device':
        await dispatch(removePushDevice, requestIn(form, removePushDevice), viewer)
        return done('device')
      default:
        await saveSettings(given, form.sent)
        return done('settings')
    }
  } catch (caught) {
    return refuse<QuietField | 'device_id'>(form.intent, form, caught)
  }
}

/** The form sends its switches that are on; those that can be changed and are missing are off. */
async function saveSettings({ dispatch, viewer }: PageServices, sent: FormData): Promise<void> {
  const { settings } = await dispatch(listNotificationSettings, {}, viewer)
  const changes = settings.flatMap(({ kind, channels }) =>
    channels
      .filter(({ may }) => may.change)
      .map(({ channel }) => ({ kind, channel, is_on: sent.has(settingName(kind, channel)) })),
  )
  await dispatch(changeNotificationSettings, { changes }, viewer)
}

export default function NotificationSettings({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const answer = actionData ?? null
  const isQuiet = answer?.step === 'quiet'
  return (
    <NotificationSettingsPage
      {...loaderData}
      problem={isQuiet ? null : (answer?.problem ?? null)}
      quietAnswer={isQuiet ? answer : null}
    />
  )
}
