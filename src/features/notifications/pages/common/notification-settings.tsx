import { redirect } from 'react-router'
import { ownHeaders } from '#app/common/own-headers.ts'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { changeNotificationSettings, listNotificationSettings } from '../../contract.ts'
import { NotificationSettingsPage } from '../../web/notification-settings-page.tsx'
import { settingName } from '../../web/setting-name.ts'

export const headers = ownHeaders

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const { settings } = await dispatch(listNotificationSettings, {}, viewer)
  const isAlone = viewer.site === 'employer'
  return { settings, isAlone, isSaved: url.searchParams.has('done') }
}

/** The form sends its switches that are on; those that can be changed and are missing are off. */
export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request)
  try {
    const { settings } = await dispatch(listNotificationSettings, {}, viewer)
    const changes = settings.flatMap(({ kind, channels }) =>
      channels
        .filter(({ may }) => may.change)
        .map(({ channel }) => ({ kind, channel, is_on: form.sent.has(settingName(kind, channel)) })),
    )
    await dispatch(changeNotificationSettings, { changes }, viewer)
    return redirect(`/${lang}/account/notifications?done=1`, 303)
  } catch (caught) {
    return refuse('settings', form, caught)
  }
}

export default function NotificationSettings({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <NotificationSettingsPage {...loaderData} problem={actionData?.problem ?? null} />
}
