import type { SeenProfile } from '../../contract/seen-profile.ts'
import { type Choice, NamesContext } from './page-context.ts'
import { SeenSections } from './seen-sections.tsx'

interface SentProfileProps {
  seen: SeenProfile
  /** `SHOWN_LISTS`. */
  lists: Readonly<Record<string, readonly Choice[]>>
  /** The current month, such as `2026-11`. */
  month: string
}

/** A profile as it was sent once, as its employer reads it. */
export function SentProfile({ seen, lists, month }: SentProfileProps) {
  return (
    <NamesContext value={{ lists, month }}>
      <SeenSections seen={seen} />
    </NamesContext>
  )
}
