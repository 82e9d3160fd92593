import { data, redirectDocument } from 'react-router'
import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { consoleCatalogue } from '#features/moderation/locales/console-catalogue.ts'
import type { Operator } from '#features/moderation/web/console/console-header.tsx'
import { getConsole } from '#features/sign-in/contract/console.ts'
import type { SeekerServices } from '../services.ts'

/**
 * Who is at the console. A stranger is told of no page here; whoever was signed in is led back to where one signs in.
 */
export async function atConsole({ dispatch, viewer }: SeekerServices): Promise<Operator> {
  const { operator, is_expired } = await dispatch(getConsole, {}, viewer)
  if (operator !== null) return operator
  if (is_expired) throw redirectDocument(`/${viewer.language}/console?expired`)
  throw data(null, { status: 404 })
}

/** The texts of the console as JSON, which come with its pages alone. */
export const textsFor = ({ viewer }: SeekerServices): string =>
  JSON.stringify(consoleCatalogue(isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE))
