import { data, Outlet } from 'react-router'
import { isLanguage } from '#config/languages.ts'
import type { Route } from './+types/language'

/** The first segment is one of our languages, or the page does not exist. */
export function loader({ params }: Route.LoaderArgs) {
  if (!isLanguage(params.lang)) throw data(null, { status: 404 })
  return null
}

export const shouldRevalidate = () => false

export default Outlet
