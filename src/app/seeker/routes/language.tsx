import { data } from 'react-router'
import { refuseWrongRequest } from '#app/common/wrong-request.ts'
import { isLanguage } from '#config/languages.ts'
import type { Route } from './+types/language'

export const middleware = [refuseWrongRequest]

/** The first segment is one of our languages, or the page does not exist. */
export function loader({ params }: Route.LoaderArgs) {
  if (!isLanguage(params.lang)) throw data(null, { status: 404 })
  return null
}

export const shouldRevalidate = () => false
