import { type ComponentType, type MouseEvent, useState } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import type { ApplySlotProps } from '../../jobs/web/door.tsx'
import type { ApplySheet } from './apply/apply-sheet.tsx'

type SheetProps = Parameters<typeof ApplySheet>[0]

/** Around the link to the page of applying: a press opens the sheet instead. The sheet is loaded then, and not before. */
export function ApplyPart({ job, children }: ApplySlotProps) {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null)
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || opensElsewhere(event.nativeEvent)) return
    event.preventDefault()
    void loadWhenPossible(() => import('./apply/apply-sheet.tsx')).then(({ ApplySheet }) =>
      setSheet(() => ApplySheet),
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y: the link inside is what is pressed. */}
      <div className="contents" onClick={open}>
        {children}
      </div>
      {Sheet !== null && <Sheet job={job} onClosed={() => setSheet(null)} />}
    </>
  )
}
