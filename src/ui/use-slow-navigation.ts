import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const SLOW_MS = 300

/**
 * Whether the next page, or the response to a form, has taken so long that the page should show it; for shorter waits
 * that would only flicker.
 */
export function useSlowNavigation(): boolean {
  const isLoading = useNavigation().state !== 'idle'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  return isSlow
}
