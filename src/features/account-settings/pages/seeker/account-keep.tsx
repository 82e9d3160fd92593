import { redirect, redirectDocument } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { cancelDeletion } from '../../contract/deletion.ts'
import { getAccountSetting } from '../../contract/settings.ts'
import { KeepPage } from '../../web/data-pages.tsx'

export const headers = privateHeaders

export async function loader({ url, params: { lang }, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const back = requestedRedirect(url) ?? `/${lang}/onsite-job`
  const { delete_after } = await dispatch(getAccountSetting, {}, viewer)
  if (delete_after === null) throw redirect(back, 302)
  return { at: delete_after, back }
}

export async function action({ url, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  await dispatch(cancelDeletion, {}, viewer)
  return redirectDocument(requestedRedirect(url) ?? `/${lang}/account?done=kept`, 303)
}

export default function AccountKeep({ loaderData }: PageProps<typeof loader>) {
  return <KeepPage {...loaderData} />
}
