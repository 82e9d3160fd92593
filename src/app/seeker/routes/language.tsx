import { data } from 'react-router'
import type { LoaderArgs } from '#app/common/page-args.ts'
import { refuseWrongRequest } from '#app/common/wrong-request.ts'
import { isLanguage } from '#config/languages.ts'

export const middleware = [refuseWrongRequest]

/** The first segment is one of our languages, or the page does not exist. */
export function loader({ params }: LoaderArgs) {
  if (!isLanguage(params.lang)) throw data(null, { status: 404 })
  return null
}

export const shouldRevalidate = () => false
