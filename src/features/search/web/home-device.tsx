import { lazy, Suspense } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { recentSearches } from './search-history.ts'

const HomeRecent = lazy(async () => {
  const { HomeRecent } = await loadWhenPossible(() => import('./home-recent.tsx'))
  return { default: HomeRecent }
})

interface HomeDeviceProps {
  /** Ids of jobs that stand above. */
  above: readonly number[]
  country: string | null
  now: number
}

/**
 * What this device remembers, in a page that knows nobody: it is read here, once the page lives, and its code loaded only
 * where there is something. It stands below the list, so that nothing moves.
 */
export function HomeDevice(props: HomeDeviceProps) {
  const searches = recentSearches.use()
  if (searches.length === 0) return null
  return (
    <Suspense fallback={null}>
      <HomeRecent {...props} searches={searches} />
    </Suspense>
  )
}
