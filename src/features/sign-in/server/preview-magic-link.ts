import type { z } from 'zod'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { describeAgent, hashOfToken, peekToken, wasTokenUsed } from '#features/sessions/server/door.ts'
import { maskEmail } from '#shared/mask-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { previewMagicLink as contract } from '../contract/links.ts'
import { MAGIC_LINK, magicLink } from './magic-links.ts'

/** Reads a link without spending it. An invented link looks like an expired one. */
export async function previewMagicLink(
  deps: AccountDependencies,
  { token }: { token: string },
  viewer: Viewer,
): Promise<z.input<typeof contract.response>> {
  const found = await peekToken(deps, { purpose: MAGIC_LINK, token, viewer })
  if (found === null) {
    const isUsed = await wasTokenUsed(deps.db, MAGIC_LINK, hashOfToken(token))
    return { state: isUsed ? 'used' : 'expired', email: null, asked: null }
  }
  const { email, userAgent, askedAt, country } = magicLink.parse(found.payload)
  return {
    state: found.isHere ? 'good' : 'other-browser',
    email: maskEmail(email),
    asked: { ...describeAgent(userAgent), asked_at: askedAt, country },
  }
}
