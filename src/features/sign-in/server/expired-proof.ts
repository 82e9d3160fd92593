import { ApiError } from '#shared/api-error.ts'

/** By what somebody has proven to be who they are. */
export type Proof =
  /** Nothing yet: the account was made just now. */
  | 'registration'
  | 'password'
  | 'email-code'
  | 'phone-code'
  | 'link'
  | 'google'
  | 'apple'
  | 'facebook'
  | 'identity'
  | 'qr'
  | 'passkey'
  | 'hand-off'

/** What is answered to a proof whose time has passed, or that a change of the account's ways in has ended. */
export const expiredProof = (proof: Proof): ApiError => EXPIRED[proof]()

const EXPIRED: Readonly<Record<Proof, () => ApiError>> = {
  registration: () => new ApiError(41050),
  password: () => new ApiError(40002),
  'email-code': () => new ApiError(41043, { field: 'otp' }),
  'phone-code': () => new ApiError(41043, { field: 'otp' }),
  link: () => new ApiError(41019),
  google: () => new ApiError(41101),
  apple: () => new ApiError(41101),
  facebook: () => new ApiError(41101),
  identity: () => new ApiError(41101),
  qr: () => new ApiError(41020),
  passkey: () => new ApiError(41048),
  'hand-off': () => new ApiError(41022),
}
