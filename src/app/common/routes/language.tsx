import { data, type LoaderFunctionArgs, Outlet } from 'react-router'
import { isLanguage } from '#config/languages.ts'
import { refuseWrongRequest } from '../wrong-request.ts'

export const middleware = [refuseWrongRequest]

/** The first segment is one of our languages, or the page does not exist. */
export function loader({ params }: LoaderFunctionArgs) {
  if (!isLanguage(params.lang)) throw data(null, { status: 404 })
  return null
}

export const shouldRevalidate = () => false

export default function InLanguage() {
  return <Outlet />
}
