import type { Contract, RequestOf } from '#shared/contract.ts'
import { lookUp } from '#shared/look-up.ts'

/**
 * The fields of a contract's request, or of several: `FieldOf<typeof login | typeof sendOtp>`. A page declares the fields
 * of its forms by them, with those that only the page knows: `FieldOf<typeof sendOtp> | 'sent_to'`.
 */
export type FieldOf<C extends Contract> = C extends Contract ? keyof RequestOf<C> & string : never

/** Typed values, as text. */
export type FormValues<Field extends string> = { readonly [Name in Field]?: string | undefined }

/** Messages by field. */
export type FieldErrors<Field extends string> = { readonly [Name in Field]?: string | undefined }

/** The response of an action to its form: the next step, or the errors. */
export interface FormAnswer<Field extends string> {
  /** The step to show. */
  step: string
  /** The typed values, without secrets. `resend_at`: when another code can be requested, in milliseconds. */
  values: FormValues<Field | 'resend_at'>
  /** The error of the whole form. */
  problem: string | null
  errors: FieldErrors<Field>
  /** The login has reached its limit of tries, by whomever. */
  isLimited?: boolean
  /** Seconds until another code can be requested. */
  resendIn?: number
}

/** Ties an input to its field: the name, the typed value or else `initial`, and the error. */
export const inputProps = <Field extends string, Name extends Field>(
  answer: FormAnswer<Field> | null,
  name: Name,
  initial?: string,
) => ({
  name,
  defaultValue: answer === null ? initial : (lookUp<string | undefined>(answer.values, name) ?? initial),
  problem: answer === null ? undefined : lookUp<string | undefined>(answer.errors, name),
})
