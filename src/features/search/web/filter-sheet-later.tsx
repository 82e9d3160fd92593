import { type ComponentType, lazy, Suspense, useState } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'

let Loaded: ComponentType<FilterSheetProps> | null = null

/** Few visitors open the sheet, and it is a large part of the code that this page would have to load. */
export async function loadFilterSheet(): Promise<{ default: ComponentType<FilterSheetProps> }> {
  const { FilterSheet } = await loadWhenPossible(() => import('./filter-sheet.tsx'))
  Loaded = FilterSheet
  return { default: FilterSheet }
}

/** Whether its script is there. */
export const hasFilterSheet = (): boolean => Loaded !== null

const Waiting = lazy(loadFilterSheet)

/**
 * The sheet of all filters. If its script is there, it is rendered as any other part: React shows a part that it has
 * waited for, however shortly, a third of a second later.
 */
export function FilterSheetLater(props: FilterSheetProps) {
  const [Sheet] = useState(() => Loaded ?? Waiting)
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  )
}
