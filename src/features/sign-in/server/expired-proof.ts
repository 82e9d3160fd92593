import { ApiError } from '#shared/api-error.ts'

/** The kinds of proof that a sign-in begins with. */
export type Proof =
  /** No proof yet: the account was just made. */
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

/** The error for a proof that has expired, or that has ended by a change of the account's sign-in methods. */
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
