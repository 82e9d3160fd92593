import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { services } from '#app/common/services.ts'
import { isLanguage } from '#config/languages.ts'

/** Redirects to the reports, or to the sign-in page. */
export function loader({ params, context }: LoaderFunctionArgs) {
  // This route gets every path of one segment.
  if (!isLanguage(params.lang)) throw data(null, { status: 404 })
  const { viewer } = context.get(services)
  if (viewer.role === 'operator') throw redirect(`/${params.lang}/reports`)
  throw redirect(`/${params.lang}/get-started${viewer.isExpired ? '?problem=expired' : ''}`)
}

export default function Home() {
  return null
}
