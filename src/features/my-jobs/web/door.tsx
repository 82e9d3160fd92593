import { type ComponentProps, useEffect } from 'react'
import { later } from '#ui/later.tsx'
import { holdPresses } from './saving/presses.ts'

const LateSaving = later(
  () => import('./saving/saving.tsx'),
  ({ Saving }) => Saving,
)

/** Makes the buttons that save jobs work without leaving the page. Its script is loaded once the page is shown. */
export function Saving(props: ComponentProps<typeof LateSaving>) {
  useEffect(holdPresses, [])
  return <LateSaving {...props} />
}
