import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { getMailStop, stopMail } from '../../contract/mail-stop.ts'
import { StopMailPage } from '../../web/stop-mail-page.tsx'

export const headers = privateHeaders

const NOT_FOUND = 404

/** Looking changes nothing: programs open the links of emails too. */
export async function loader({ params: { token }, context }: LoaderArgs<'token'>) {
  const { dispatch, viewer } = context.get(services)
  return { state: await dispatch(getMailStop, { token }, viewer).catch(orNull) }
}

/** Without a button it is a mail program, after one click of its reader (RFC 8058). */
export async function action({ request, params: { token }, context }: ActionArgs<'token'>) {
  const { dispatch, viewer } = context.get(services)
  const { intent } = await readForm(request)
  await dispatch(stopMail, { token, is_on: intent === 'undo' }, viewer).catch(orNull)
  return { isUndone: intent === 'undo' }
}

function orNull(caught: unknown): null {
  if (caught instanceof Response && caught.status === NOT_FOUND) return null
  throw caught
}

export default function NotificationMail({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <StopMailPage state={loaderData.state} isUndone={actionData?.isUndone === true} />
}
