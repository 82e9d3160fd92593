import { lazy, Suspense } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { recentSearches } from './search-history.ts'

const HomeRecent = lazy(async () => {
  const { HomeRecent } = await loadWhenPossible(() => import('./home-recent.tsx'))
  return { default: HomeRecent }
})

interface HomeDeviceProps {
  /** Ids of jobs that are shown above. */
  above: readonly number[]
  country: string | null
  now: number
}

/**
 * The data of this device on a page that is the same for all: it is read here, after hydration, and its code is loaded
 * only if there is any. It is placed below the list, so that nothing moves.
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
