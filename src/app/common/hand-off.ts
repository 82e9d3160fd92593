import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { APP_PROMPT_COOKIE, CHOICE_SECONDS } from '#config/cookies.ts'
import {
  changePerson,
  getOtherPerson,
  grantHandOff,
  redeemHandOff,
  requestHandOff,
} from '#features/sign-in/contract/hand-off.ts'
import type { HandOffState } from '#features/sign-in/web/hand-off-page.tsx'
import { refusalIn } from './refusal.ts'
import { services } from './services.ts'
import { problemText } from './sign-in/sign-in-page-data.ts'

/** The pages that sign a person in on our other site (docs/decisions/0018). Both sites have them. */

/**
 * The page of the destination site. Without a query it asks the other site who is signed in there. With the answer it
 * signs that person in, and redirects to the requested page.
 */
export async function handOffHere({ url, params, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const ask = url.searchParams.get('ask')
  const code = url.searchParams.get('code') ?? undefined
  try {
    const refused = url.searchParams.get('refused')
    if (refused !== null) return shown({ refusal: refusalOf(refused, viewer.language) }, 403)
    if (url.searchParams.has('change')) {
      const { other_person } = await dispatch(getOtherPerson, {}, viewer)
      return other_person === null ? redirect(`/${params.lang}`) : shown({ otherPerson: other_person })
    }
    if (ask === null) {
      const wish = url.searchParams.get('redirectUrl') ?? undefined
      const asked = await dispatch(requestHandOff, wish === undefined ? {} : { redirect: wish }, viewer)
      return redirect(asked.url)
    }
    const { next, other_person, is_app_prompt_closed } = await dispatch(redeemHandOff, { ask, code }, viewer)
    const isNobody = code === undefined && viewer.role !== 'seeker' && viewer.role !== 'recruiter'
    if (isNobody && next !== null) return redirect(withProblem(next))
    const on = other_person === null ? (next ?? `/${params.lang}`) : `${url.pathname}?change`
    return redirect(on, { headers: is_app_prompt_closed ? CLOSED_PROMPT : {} })
  } catch (caught) {
    const { code: refusedWith, message, status } = await refusalIn(caught)
    return shown({ refusal: { code: refusedWith, message } }, status)
  }
}

/**
 * Tells the sign-in page to say that nobody is signed in on the other site; otherwise the button seems to do nothing.
 */
const withProblem = (next: string): string =>
  `${next}${next.includes('?') ? '&' : '?'}problem=${NOT_SIGNED_IN_THERE}`

export const NOT_SIGNED_IN_THERE = 'nobody-there'

/** Chooses the account if different people are signed in on the two sites. */
export async function changeHere({ request, url, params, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const goes_on_as = form.get('goes_on_as') === 'arriving' ? 'arriving' : 'here'
  try {
    const { next } = await dispatch(changePerson, { goes_on_as }, viewer)
    return redirect(next ?? `/${params.lang}`, 303)
  } catch (caught) {
    // The loader runs after the response to a form, and would ask the other site again.
    return redirect(`${url.pathname}?refused=${(await refusalIn(caught)).code}`, 303)
  }
}

/** The refusal of a code in the address. Any unknown code means that the hand-off has expired. */
function refusalOf(code: string, language: string): NonNullable<HandOffState['refusal']> {
  const known = REFUSALS.has(code) ? code : IS_OVER
  return { code: Number(known), message: problemText(known, language) ?? '' }
}

const IS_OVER = '41022'
const REFUSALS: ReadonlySet<string> = new Set(['40005', '41044'])

/** The page of the other site: answers the question of the destination site. */
export async function handOffThere({ request, url, params, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const ask = url.searchParams.get('ask') ?? ''
  const is_app_prompt_closed = HAS_CLOSED.test(request.headers.get('cookie') ?? '')
  try {
    const granted = await dispatch(grantHandOff, { ask, is_app_prompt_closed }, viewer)
    return redirect(granted.url)
  } catch (caught) {
    await refusalIn(caught)
    return redirect(`/${params.lang}`)
  }
}

const shown = (state: Partial<HandOffState>, status = 200) =>
  data({ otherPerson: null, refusal: null, ...state } satisfies HandOffState, { status })

const HAS_CLOSED = new RegExp(`(?:^|;\\s*)${APP_PROMPT_COOKIE}=closed(?:;|$)`)

const CLOSED_PROMPT = {
  'set-cookie': `${APP_PROMPT_COOKIE}=closed; Path=/; Max-Age=${CHOICE_SECONDS}; SameSite=Lax`,
}
