import { type ComponentProps, useLayoutEffect } from 'react'
import { later } from '#ui/later.tsx'
import { holdPresses } from './saving/presses.ts'

const LateSaving = later(
  () => import('./saving/saving.tsx'),
  ({ Saving }) => Saving,
)

/** Makes the buttons that save jobs work without leaving the page. Its script is loaded once the page is shown. */
export function Saving(props: ComponentProps<typeof LateSaving>) {
  // Before the effect of the script, which ends it: an error page mounts both at once.
  useLayoutEffect(holdPresses, [])
  return <LateSaving {...props} />
}
