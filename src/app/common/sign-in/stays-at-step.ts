import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * `shouldRevalidate` of a page with several steps at one address: the next step needs no new data. While data are
 * requested, the step is shown already, but has no entry in the history: Back would lead away from the page.
 */
export const staysAtStep = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => (actionStatus === 200 ? false : defaultShouldRevalidate)
