import type { Language } from '#config/languages.ts'
import { refused } from '#platform/http/envelope.ts'
import { errorStatus } from '#platform/http/error-text.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Dispatch } from '#shared/contract.ts'

/**
 * Turns an API error (not found, too many requests…) into the page's status; only our own bugs are a 500. If the
 * visitor has to sign in, redirects to the sign-in page, which leads back.
 */
export function refusalsAsResponses(dispatch: Dispatch, language: Language, page: string): Dispatch {
  return async (contract, request, viewer) => {
    try {
      return await dispatch(contract, request, viewer)
    } catch (error) {
      if (error instanceof ApiError) throw signInFirst(error, language, page) ?? asResponse(error, language)
      throw error
    }
  }
}

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
