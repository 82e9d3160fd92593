import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { services } from '#app/common/services.ts'
import { consoleSignOut } from '#features/sign-in/contract/console.ts'

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/${params.lang}`)

export async function action({ params, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  await dispatch(consoleSignOut, {}, viewer)
  return redirect(`/${params.lang}/get-started`, 303)
}
