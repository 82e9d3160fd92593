/** What an action says to the form that was sent: what comes next, or why it was refused. */
export interface FormAnswer {
  /** Which step of the page stands now. */
  step: string
  /** What was typed, without anything secret. */
  values: Readonly<Record<string, string>>
  /** Why the form as a whole was refused. */
  problem: string | null
  /** Messages by field. */
  errors: Readonly<Record<string, string>>
  /** Nothing more is taken for this name for a while, whoever has used it up. */
  isLimited?: boolean
  /** Seconds until another code may be asked for. */
  resendIn?: number
}
