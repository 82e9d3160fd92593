import { redirect, redirectDocument } from 'react-router'
import { services } from '#app/common/services.ts'
import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { cancelDeletion } from '#features/account-settings/contract/deletion.ts'
import { getAccountSetting } from '#features/account-settings/contract/settings.ts'
import { KeepPage } from '#features/account-settings/web/data-pages.tsx'
import { privateHeaders } from '../private-page.ts'
import type { Route } from './+types/account-keep'

export const headers = privateHeaders

export async function loader({ url, params: { lang }, context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const back = requestedRedirect(url) ?? `/${lang}/onsite-job`
  const { delete_after } = await dispatch(getAccountSetting, {}, viewer)
  if (delete_after === null) throw redirect(back, 302)
  return { at: delete_after, back }
}

export async function action({ url, params: { lang }, context }: Route.ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  await dispatch(cancelDeletion, {}, viewer)
  return redirectDocument(requestedRedirect(url) ?? `/${lang}/account?done=kept`, 303)
}

export default function AccountKeep({ loaderData }: Route.ComponentProps) {
  return <KeepPage {...loaderData} />
}
