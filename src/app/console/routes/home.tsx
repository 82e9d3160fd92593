import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { services } from '#app/common/services.ts'
import { isLanguage } from '#config/languages.ts'

/** Leads to the work, or to where one signs in. */
export function loader({ params, context }: LoaderFunctionArgs) {
  // Any path of one segment comes here.
  if (!isLanguage(params.lang)) throw data(null, { status: 404 })
  const { viewer } = context.get(services)
  if (viewer.role === 'operator') throw redirect(`/${params.lang}/reports`)
  throw redirect(`/${params.lang}/get-started${viewer.isExpired ? '?problem=expired' : ''}`)
}

export default function Home() {
  return null
}
