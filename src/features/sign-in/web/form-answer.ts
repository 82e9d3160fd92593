/** The response of an action to its form: the next step, or the errors. */
export interface FormAnswer {
  /** The step to show. */
  step: string
  /** The typed values, without secrets. */
  values: Readonly<Record<string, string>>
  /** The error of the whole form. */
  problem: string | null
  /** Messages by field. */
  errors: Readonly<Record<string, string>>
  /** The login has reached its limit of tries, by whomever. */
  isLimited?: boolean
  /** Seconds until another code can be requested. */
  resendIn?: number
}
