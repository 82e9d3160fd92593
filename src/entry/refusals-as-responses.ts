import type { Language } from '#config/languages.ts'
import { refused } from '#platform/http/envelope.ts'
import { errorStatus } from '#platform/http/error-text.ts'
import { ApiError, notFound } from '#shared/api-error.ts'
import type { Contract, Dispatch } from '#shared/contract.ts'

/**
 * Turns an API error (not found, too many requests…) into the page's status; only our own bugs are a 500. If the
 * visitor has to sign in, redirects to the sign-in page, which leads back.
 */
export function refusalsAsResponses(dispatch: Dispatch, language: Language, page: string): Dispatch {
  return async (contract, request, viewer) => {
    try {
      return await dispatch(contract, request, viewer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const told = namesNothing(error, contract) ? notFound() : error
      throw signInFirst(told, language, page) ?? asResponse(told, language)
    }
  }
}

/**
 * Whether what is wrong is in the path of the call, where an id stands: nothing has such an id. A program is told that
 * it is wrong; a visitor has followed a link that was cut off, and reads that there is no such page.
 */
const namesNothing = ({ code, fields }: ApiError, { path }: Contract): boolean =>
  code === VALIDATION_FAILED &&
  path.split('/').some((part) => part.startsWith(':') && Object.hasOwn(fields, part.slice(1)))

const VALIDATION_FAILED = 40001

/** Loads a whole document: the header of the current one still shows who was signed in. */
function signInFirst({ code }: ApiError, language: Language, page: string): Response | null {
  if (code !== SIGN_IN_REQUIRED && code !== SESSION_EXPIRED) return null
  const query = new URLSearchParams({ redirect: page })
  if (code === SESSION_EXPIRED) query.set('problem', 'expired')
  const headers = { location: `/${language}/get-started?${query}`, 'x-remix-reload-document': 'true' }
  return new Response(null, { status: 302, headers })
}

const SIGN_IN_REQUIRED = 40003
const SESSION_EXPIRED = 41050

/** Forms show the messages of the response. */
function asResponse(error: ApiError, language: Language): Response {
  const { seconds } = error.params
  const headers = seconds === undefined ? {} : { 'retry-after': String(seconds) }
  return Response.json(refused(error, language), { status: errorStatus(error.code), headers })
}
