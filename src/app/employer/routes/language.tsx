import { data, type LoaderFunctionArgs, Outlet } from 'react-router'
import { isLanguage } from '#config/languages.ts'
import { closedSite } from '../../seeker/closed-site.ts'
import { services } from '../../seeker/services.ts'

/** The first segment is one of our languages, or the page does not exist; and nothing is shown of a closed site. */
export function loader({ params, context }: LoaderFunctionArgs) {
  if (context.get(services).isClosed) throw closedSite()
  if (!isLanguage(params.lang)) throw data(null, { status: 404 })
  return null
}

export const shouldRevalidate = () => false

export default function InLanguage() {
  return <Outlet />
}
