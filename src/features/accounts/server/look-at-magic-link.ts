import type { z } from 'zod'
import { maskedEmail } from '#shared/masked.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { lookAtMagicLink as contract } from '../contract/links.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { MAGIC_LINK, magicLink } from './magic-links.ts'
import { lookAtToken } from './one-time-tokens.ts'
import { describeAgent } from './qr-sign-ins/describe-agent.ts'
import { wasTokenUsed } from './queries/used-tokens.ts'
import { hashOfToken } from './token.ts'

/** Spends nothing. A link that never was is told like one whose time has passed. */
export async function lookAtMagicLink(
  world: AccountsWorld,
  { token }: { token: string },
  viewer: Viewer,
): Promise<z.input<typeof contract.response>> {
  const found = await lookAtToken(world, { purpose: MAGIC_LINK, token, viewer })
  if (found === null) {
    const isUsed = await wasTokenUsed(world.db, MAGIC_LINK, hashOfToken(token))
    return { state: isUsed ? 'used' : 'expired', email: null, asked: null }
  }
  const { email, userAgent, askedAt, country } = magicLink.parse(found.payload)
  return {
    state: found.isHere ? 'good' : 'other-browser',
    email: maskedEmail(email),
    asked: { ...describeAgent(userAgent), asked_at: askedAt, country },
  }
}
