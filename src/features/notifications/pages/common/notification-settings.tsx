import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { ownHeaders } from '#app/common/own-headers.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import type { FormAnswer } from '#features/sign-in/web/form-answer.ts'
import { changeNotificationSettings, listNotificationSettings } from '../../contract.ts'
import { NotificationSettingsPage } from '../../web/notification-settings-page.tsx'
import { settingName } from '../../web/setting-name.ts'

export const headers = ownHeaders

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const { settings } = await dispatch(listNotificationSettings, {}, viewer)
  return { settings, isSaved: url.searchParams.has('done') }
}

/** The form sends its switches that are on; those that can be changed and are missing are off. */
export async function action({ request, params: { lang }, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  try {
    const { settings } = await dispatch(listNotificationSettings, {}, viewer)
    const changes = settings.flatMap(({ kind, channels }) =>
      channels
        .filter(({ may }) => may.change)
        .map(({ channel }) => ({ kind, channel, is_on: form.has(settingName(kind, channel)) })),
    )
    await dispatch(changeNotificationSettings, { changes }, viewer)
    return redirect(`/${lang}/account/notifications?done=1`, 303)
  } catch (caught) {
    return refuse('settings', form, caught)
  }
}

export default function NotificationSettings() {
  const answer = useActionData<FormAnswer>()
  return <NotificationSettingsPage {...useLoaderData<typeof loader>()} problem={answer?.problem ?? null} />
}
