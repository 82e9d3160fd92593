import type { Language } from '#config/languages.ts'
import { refused } from '#platform/http/envelope.ts'
import { errorStatus } from '#platform/http/error-text.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Dispatch } from '#shared/contract.ts'

/**
 * A refusal of the API (not found, too many requests…) becomes the page's status; only our own bugs are a 500. Where
 * somebody has to sign in, the page leads there, and back.
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

/** A document of its own: the header of the one before still shows who was signed in. */
function signInFirst({ code }: ApiError, language: Language, page: string): Response | null {
  if (code !== SIGN_IN_REQUIRED && code !== SESSION_EXPIRED) return null
  const query = new URLSearchParams({ redirect: page })
  if (code === SESSION_EXPIRED) query.set('problem', 'expired')
  const headers = { location: `/${language}/get-started?${query}`, 'x-remix-reload-document': 'true' }
  return new Response(null, { status: 302, headers })
}

const SIGN_IN_REQUIRED = 40003
const SESSION_EXPIRED = 41050

/** Forms show its messages. */
function asResponse(error: ApiError, language: Language): Response {
  const { seconds } = error.params
  const headers = seconds === undefined ? {} : { 'retry-after': String(seconds) }
  return Response.json(refused(error, language), { status: errorStatus(error.code), headers })
}
