import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { services } from '#app/common/services.ts'
import { logOut } from '#features/sessions/contract/session.ts'

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/${params.lang}`)

export async function action({ params, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  await dispatch(logOut, {}, viewer)
  return redirect(`/${params.lang}/get-started`, 303)
}
