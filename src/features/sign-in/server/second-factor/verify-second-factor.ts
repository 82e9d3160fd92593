import type { z } from 'zod'
import type { AccountsWorld } from '#features/accounts/server/door.ts'
import { checkCode } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { verifySecondFactor as contract } from '../../contract/second-factor.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { spendAppCode } from './authenticator-codes.ts'
import { secondFactorCode } from './post-second-factor-code.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { tellWrongStep } from './tell-wrong-step.ts'
import { finishSignIn, requireWaiting, takeTry, type WaitingSignIn } from './waiting-sign-in.ts'

type Shown = z.output<(typeof contract)['request']>

/**
 * The second step by something that is typed. A code is spent before the sign-in is: whatever comes between, it never works
 * twice.
 */
export async function verifySecondFactor(
  world: AccountsWorld,
  { method, code }: Shown,
  viewer: Viewer,
): Promise<SignedIn> {
  const waiting = await requireWaiting(world, viewer, method)
  await takeTry(world, viewer, waiting.account.id)
  try {
    await SPENDERS[method](world, viewer, waiting, code.replace(/[\s-]/g, ''))
  } catch (error) {
    if (error instanceof ApiError) await tellWrongStep(world, viewer, waiting.account)
    throw error
  }
  return finishSignIn(world, viewer, waiting, method === 'email' ? 'email-code' : method)
}

type Spend = (world: AccountsWorld, viewer: Viewer, waiting: WaitingSignIn, code: string) => Promise<void>

const SPENDERS: Readonly<Record<Shown['method'], Spend>> = {
  app: async (world, _viewer, { account }, code) => {
    if (!(await spendAppCode(world, account.id, code))) throw new ApiError(41024, { field: 'code' })
  },
  recovery: async (world, viewer, { account }, code) => {
    if (!(await spendRecoveryCode(world, viewer, account, code))) throw new ApiError(41049, { field: 'code' })
  },
  email: async (world, viewer, { account }, code) => {
    const { accountId } = await checkedHere(world, viewer, account.email ?? '', code)
    if (accountId !== account.id) throw new ApiError(41040, { field: 'code' })
  },
}

/** The refusals of any code, beside the field of this form. */
async function checkedHere(
  world: AccountsWorld,
  viewer: Viewer,
  email: string,
  code: string,
): ReturnType<typeof checkCode> {
  try {
    return await checkCode(world, secondFactorCode(viewer, email), code, { use: true })
  } catch (error) {
    if (error instanceof ApiError) throw new ApiError(error.code, { params: error.params, field: 'code' })
    throw error
  }
}
