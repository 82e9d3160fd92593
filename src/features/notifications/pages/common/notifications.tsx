import { redirect } from 'react-router'
import { ownHeaders } from '#app/common/own-headers.ts'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { getOtherSite } from '#features/sign-in/contract/hand-off.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { listNotifications, markAllNotifications, markNotification } from '../../contract.ts'
import { NotificationsPage } from '../../web/notifications-page.tsx'

export const headers = ownHeaders

const MINUTE = 60_000

export async function loader({ url, context }: LoaderArgs) {
  const given = context.get(services)
  const before = Number(url.searchParams.get('before'))
  const isOlder = Number.isSafeInteger(before) && before > 0
  const [listed, seekersUrl] = await Promise.all([
    given.dispatch(listNotifications, isOlder ? { before } : {}, given.viewer),
    seekersUrlFor(given),
  ])
  const isDone = url.searchParams.has('done')
  return { ...listed, isOlder, seekersUrl, isDone, now: Math.floor(Date.now() / MINUTE) * MINUTE }
}

/** The way to the seekers' site, where the pages of an account are. Null: this is that site. */
async function seekersUrlFor({ dispatch, viewer }: PageServices): Promise<string | null> {
  if (viewer.site !== 'employer') return null
  const { url } = await dispatch(getOtherSite, {}, viewer)
  return url
}

export async function action({ request, params: { lang }, url, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [markAllNotifications], ['id'])
  const { intent } = form
  try {
    if (intent === 'all') {
      await dispatch(markAllNotifications, { up_to: Number(form.text('up_to')) }, viewer)
      return redirect(`/${lang}/notifications?done=1`, 303)
    }
    const is_read = intent === 'read'
    await dispatch(markNotification, { notification_id: Number(form.text('id')), is_read }, viewer)
    return redirect(`${url.pathname}${url.search}`, 303)
  } catch (caught) {
    return refuse(intent, form, caught)
  }
}

export default function Notifications({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { seekersUrl, ...listed } = loaderData
  const lang = useLanguage()
  const addressOfPage = (path: string) =>
    seekersUrl === null
      ? `/${lang}/${path}`
      : `${seekersUrl}?${new URLSearchParams({ redirectUrl: `/${lang}/${path}` })}`
  return <NotificationsPage {...listed} problem={actionData?.problem ?? null} addressOfPage={addressOfPage} />
}
