import { useLocation } from 'react-router'

/** The address typed on the page before, passed in the state of the link and not in the address; empty: none. */
export function useTypedEmail(): string {
  const state: unknown = useLocation().state
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : ''
  return typeof email === 'string' ? email : ''
}
