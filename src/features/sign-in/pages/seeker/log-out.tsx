import { redirect, redirectDocument } from 'react-router'
import type { ActionArgs, LoaderArgs } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { logOut } from '#features/sessions/contract/session.ts'
import { safeRedirect } from '#shared/safe-redirect.ts'

/** Nothing to see: logging out is a form. */
export const loader = ({ params }: LoaderArgs) => redirect(`/${params.lang}`)

/** On the root and where one gets started the page stays; from anywhere else it leads to the root. */
export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const from = safeRedirect((await readForm(request, [], ['from'])).text('from'))
  await dispatch(logOut, {}, viewer)
  const [path = ''] = from?.split('?') ?? []
  const stays = path === `/${lang}` || path === `/${lang}/get-started`
  return redirectDocument(stays && from !== null ? from : `/${lang}`, 303)
}
