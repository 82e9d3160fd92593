import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type AccountDependencies, findAccount } from '#features/accounts/server/door.ts'
import {
  type FoundToken,
  issueToken,
  peekToken,
  redeemToken,
  type TokenPurpose,
} from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { personName } from '#shared/person-name.ts'
import { safeRedirect, safeRedirectUrl } from '#shared/safe-redirect.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { OtherPerson } from '../contract/hand-off.ts'
import type { SignedIn } from '../contract/signed-in.ts'
import { GRANT_PATH, HAND_OFF_PATHS, otherSite, type Site, siteOf } from './our-sites.ts'
import { signIn } from './sign-in.ts'

/**
 * Signs a person in on our other site. The destination site makes a request first, and binds it to this browser. The
 * other site returns a code for that request only. So a prepared link cannot sign anybody in. An address is useless in
 * another browser, a second time, or on the other site.
 */

export interface HandedOff extends SignedIn {
  is_app_prompt_closed: boolean
  other_person: OtherPerson | null
}

const ASK = 'hand-off ask' satisfies TokenPurpose
const ASK_SECONDS = 300
const CODE_SECONDS = 60

/** While it is valid, the visitor can choose between the arriving person and the signed-in one. */
const CHANGE = 'hand-off change' satisfies TokenPurpose
const CHANGE_SECONDS = 600
/** The name contains the site, since ports share cookies. */
const changeCookie = (viewer: Viewer): string => `hand_off_${siteOf(viewer)}`

const askPayload = z.object({ site: z.enum(['seeker', 'employer']), redirect: z.string().nullable() })
const codePayload = z.object({
  ask: z.string(),
  isAppPromptClosed: z.boolean(),
  provenBy: z.array(z.string()),
  provenAt: z.coerce.date(),
})
const changePayload = codePayload.extend({ redirect: z.string().nullable() })

export async function requestHandOff(
  deps: AccountDependencies,
  { redirect }: { redirect?: string | undefined },
  viewer: Viewer,
): Promise<{ url: string }> {
  const site = siteOf(viewer)
  const payload = { site, redirect: safeRedirectUrl(redirect, originsFor(deps, site)) }
  const ask = await issueToken(deps, { purpose: ASK, payload, seconds: ASK_SECONDS, boundTo: viewer })
  return {
    url: addressAt(deps, otherSite(site), { path: GRANT_PATH, language: viewer.language, query: { ask } }),
  }
}

/** Throws 41022 if this site did not get a request, or the request has expired. */
export async function grantHandOff(
  deps: AccountDependencies,
  { ask, is_app_prompt_closed }: { ask: string; is_app_prompt_closed: boolean },
  viewer: Viewer,
): Promise<{ url: string }> {
  const site = siteOf(viewer)
  const found = await peekToken(deps, { purpose: ASK, token: ask, viewer })
  const to = otherSite(site)
  if (found === null || askPayload.parse(found.payload).site !== to) throw new ApiError(41022)
  const code = await codeFor(deps, viewer, { to, ask, isAppPromptClosed: is_app_prompt_closed })
  const query = { ask, ...(code !== null && { code }) }
  return { url: addressAt(deps, to, { path: HAND_OFF_PATHS[to], language: viewer.language, query }) }
}

/** Throws 41022 if the code is invalid here, and the errors of `signIn`. */
export async function redeemHandOff(
  deps: AccountDependencies,
  { ask, code }: { ask: string; code?: string | undefined },
  viewer: Viewer,
): Promise<HandedOff> {
  const site = siteOf(viewer)
  const question = await redeemToken(deps, { purpose: ASK, token: ask, viewer })
  if (question === null) throw new ApiError(41022)
  const { redirect, site: askedFor } = askPayload.parse(question.payload)
  if (askedFor !== site) throw new ApiError(41022)
  if (code === undefined) return notSignedIn(viewer, redirect)
  const answer = await redeemToken(deps, { purpose: codePurpose(site), token: code, viewer })
  const from = answer === null ? null : sourceOf(answer)
  if (answer === null || from === null) throw new ApiError(41022)
  const given = codePayload.parse(answer.payload)
  if (given.ask !== digest(ask)) throw new ApiError(41022)
  const arriving = { ...given, ...from, redirect }
  const here = viewer.session?.accountId ?? null
  if (here === null || here === arriving.accountId) return signInArriving(deps, viewer, arriving)
  return askWhichAccount(deps, viewer, { here, arriving })
}

/** The person who has arrived and can replace the signed-in one; null if there is none. */
export async function getOtherPerson(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<{ other_person: OtherPerson | null }> {
  const token = viewer.browser?.cookie(changeCookie(viewer))
  const here = viewer.session?.accountId
  if (token === undefined || here === undefined || here === null) return { other_person: null }
  const found = await peekToken(deps, { purpose: CHANGE, token, viewer })
  if (found === null || !found.isHere || found.account_id === null) return { other_person: null }
  return { other_person: await accountNames(deps, { here, arriving: found.account_id }) }
}

/** Throws 41022 if there is no such person, and the errors of `signIn`. */
export async function changePerson(
  deps: AccountDependencies,
  { goes_on_as }: { goes_on_as: 'arriving' | 'here' },
  viewer: Viewer,
): Promise<HandedOff> {
  const token = viewer.browser?.cookie(changeCookie(viewer))
  const found = token === undefined ? null : await redeemToken(deps, { purpose: CHANGE, token, viewer })
  viewer.browser?.dropCookie(changeCookie(viewer))
  const from = found === null ? null : sourceOf(found)
  if (found === null || from === null) throw new ApiError(41022)
  const arriving = { ...changePayload.parse(found.payload), ...from }
  if (goes_on_as === 'here') return stay(viewer, arriving)
  return signInArriving(deps, viewer, arriving)
}

/** The account that the other site sends, and the session that grants it. */
interface Source {
  accountId: string
  grantedBy: string
  proofNumber: number
}

type Arriving = z.output<typeof changePayload> & Source

const sourceOf = ({ account_id, granted_by, number }: FoundToken): Source | null =>
  account_id === null || granted_by === null
    ? null
    : { accountId: account_id, grantedBy: granted_by, proofNumber: number }

async function codeFor(
  deps: AccountDependencies,
  { session }: Viewer,
  { to, ask, isAppPromptClosed }: { to: Site; ask: string; isAppPromptClosed: boolean },
): Promise<string | null> {
  if (session === undefined || session.accountId === null) return null
  const { id: grantedBy, accountId, provenBy, provenAt } = session
  const payload = { ask: digest(ask), isAppPromptClosed, provenBy, provenAt }
  const purpose = codePurpose(to)
  return issueToken(deps, { purpose, accountId, grantedBy, payload, seconds: CODE_SECONDS })
}

/** A proof from the other site keeps its age. */
async function signInArriving(
  deps: AccountDependencies,
  viewer: Viewer,
  arriving: Arriving,
): Promise<HandedOff> {
  const { accountId, grantedBy, proofNumber, redirect, provenBy, provenAt, isAppPromptClosed } = arriving
  const site = siteOf(viewer)
  const proven = { by: provenBy, at: provenAt }
  const path = safeRedirect(redirect)
  const source = { accountId, grantedBy, proofNumber }
  const outcome = await signIn(deps, viewer, { ...source, site, proof: 'hand-off', redirect: path, proven })
  const next = path === null && outcome.next !== null ? (redirect ?? outcome.next) : outcome.next
  return { ...outcome, next, is_app_prompt_closed: isAppPromptClosed, other_person: null }
}

async function askWhichAccount(
  deps: AccountDependencies,
  viewer: Viewer,
  { here, arriving }: { here: string; arriving: Arriving },
): Promise<HandedOff> {
  // The next response belongs to a form, and a form may not redirect to another site.
  const { accountId, grantedBy, proofNumber: _, ...rest } = arriving
  const payload = { ...rest, redirect: safeRedirect(rest.redirect) }
  const seconds = CHANGE_SECONDS
  const token = await issueToken(deps, {
    ...{ purpose: CHANGE, accountId, grantedBy, payload, seconds },
    boundTo: viewer,
  })
  viewer.browser?.setCookie(changeCookie(viewer), token, { seconds })
  const other_person = await accountNames(deps, { here, arriving: accountId })
  const { isAppPromptClosed: is_app_prompt_closed } = arriving
  return { user: null, second_factors: [], next: null, is_app_prompt_closed, other_person }
}

const stay = ({ language }: Viewer, { redirect, isAppPromptClosed }: Arriving): HandedOff => ({
  ...{ user: null, second_factors: [], next: redirect ?? `/${language}` },
  ...{ is_app_prompt_closed: isAppPromptClosed, other_person: null },
})

/** Nobody is signed in on either site, so the visitor gets the sign-in page. */
function notSignedIn({ language, session }: Viewer, redirect: string | null): HandedOff {
  const path = safeRedirect(redirect)
  const query = path === null ? '' : `?redirect=${encodeURIComponent(path)}`
  const isIn = session !== undefined && session.accountId !== null
  const next = isIn ? (redirect ?? `/${language}`) : `/${language}/get-started${query}`
  return { user: null, second_factors: [], next, is_app_prompt_closed: false, other_person: null }
}

async function accountNames(
  { db }: AccountDependencies,
  { here, arriving }: { here: string; arriving: string },
): Promise<OtherPerson> {
  const nameOf = async (id: string): Promise<string> => {
    const account = await findAccount(db, id)
    if (account === null) throw new ApiError(41007)
    return personName(account) || account.email || account.phone || ''
  }
  return { here: await nameOf(here), arriving: await nameOf(arriving) }
}

/** The purpose contains the site, so that a code works on one site only. */
const codePurpose = (site: Site) => `hand-off ${site}` as const

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url')

const originsFor = ({ origins }: AccountDependencies, site: Site) => ({
  here: origins[site](),
  other: origins[otherSite(site)](),
})

function addressAt(
  { origins }: AccountDependencies,
  site: Site,
  { path, language, query }: { path: string; language: string; query: Record<string, string> },
): string {
  return `${origins[site]()}/${language}/${path}?${new URLSearchParams(query)}`
}
