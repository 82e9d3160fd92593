import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { BookmarkIcon } from '#ui/icons.tsx'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { Popover } from '#ui/popover.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useIsLive } from './on-device.ts'
import type { KeptSearch } from './search-history.ts'
import { useText } from './texts.ts'

const SavedSearches = lazy(async () => {
  const { SavedSearches } = await loadWhenPossible(() => import('./saved-searches.tsx'))
  return { default: SavedSearches }
})

/** Opens the searches saved on this device; without a script there are none, and its place stays empty. */
export function SavedSearchesButton({ current }: { current: KeptSearch }) {
  const t = useText()
  const isLive = useIsLive()
  const [wasRequested, setWasRequested] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The visitor may have opened the panel before hydration.
    if (place.current?.querySelector(':popover-open')) setWasRequested(true)
    // The panel's event does not bubble.
    place.current?.addEventListener('toggle', () => setWasRequested(true), { capture: true, once: true })
  }, [])
  return (
    <span ref={place} className={isLive ? undefined : 'invisible'}>
      <Popover
        title={t('saved.title')}
        align="end"
        labelClassName="grid size-11 place-items-center text-muted hover:text-ink"
        label={
          <>
            <BookmarkIcon />
            <VisuallyHidden>{t('saved.title')}</VisuallyHidden>
          </>
        }
      >
        {wasRequested && (
          <Suspense>
            <SavedSearches current={current} />
          </Suspense>
        )}
      </Popover>
    </span>
  )
}
