/**
 * A line of the account page about something of another room. The room has it in `pages/account-line.ts`, which exports
 * `accountLine(services)`; null: there is nothing to show.
 */
export interface AccountLine {
  title: string
  name: string
  /** The current state, in the visitor's language. */
  value: string
  /** Whether it needs attention. */
  isTroubled: boolean
  /** The page where it is changed, below the language. */
  path: string
  action: 'manage' | 'confirm'
}
