import type { z } from 'zod'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { checkCode } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { verifySecondFactor as contract } from '../../contract/second-factor.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { spendAppCode } from './authenticator-codes.ts'
import { notifyFailedSecondStep } from './notify-failed-second-step.ts'
import { finishSignIn, type PendingSignIn, requirePendingSignIn, takeFactorTry } from './pending-sign-in.ts'
import { secondFactorCode } from './queue-second-factor-code.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

type Shown = z.output<(typeof contract)['request']>

/** Verifies the second factor by a typed code. The code is spent before the sign-in, so that it never works twice. */
export async function verifySecondFactor(
  deps: AccountDependencies,
  { method, code }: Shown,
  viewer: Viewer,
): Promise<SignedIn> {
  const pending = await requirePendingSignIn(deps, viewer, method)
  await takeFactorTry(deps, viewer, pending.account.id)
  try {
    await SPENDERS[method](deps, viewer, pending, code.replace(/[\s-]/g, ''))
  } catch (error) {
    if (error instanceof ApiError) await notifyFailedSecondStep(deps, viewer, pending.account)
    throw error
  }
  return finishSignIn(deps, viewer, pending, method === 'email' ? 'email-code' : method)
}

type Spend = (
  deps: AccountDependencies,
  viewer: Viewer,
  pending: PendingSignIn,
  code: string,
) => Promise<void>

const SPENDERS: Readonly<Record<Shown['method'], Spend>> = {
  app: async (deps, _viewer, { account }, code) => {
    if (!(await spendAppCode(deps, account.id, code))) throw new ApiError(41024, { field: 'code' })
  },
  recovery: async (deps, viewer, { account }, code) => {
    if (!(await spendRecoveryCode(deps, viewer, account, code))) throw new ApiError(41049, { field: 'code' })
  },
  email: async (deps, viewer, { account }, code) => {
    const { accountId } = await checkedHere(deps, viewer, account.email ?? '', code)
    if (accountId !== account.id) throw new ApiError(41040, { field: 'code' })
  },
}

/** Moves the errors of any code to the field of this form. */
async function checkedHere(
  deps: AccountDependencies,
  viewer: Viewer,
  email: string,
  code: string,
): ReturnType<typeof checkCode> {
  try {
    return await checkCode(deps, secondFactorCode(viewer, email), code, { use: true })
  } catch (error) {
    if (error instanceof ApiError) throw new ApiError(error.code, { params: error.params, field: 'code' })
    throw error
  }
}
