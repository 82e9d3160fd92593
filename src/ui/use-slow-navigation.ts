import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const SLOW_MS = 300

/** Whether the next page, or the answer to a form, has been on its way for long enough to say so; shorter waits would only flicker. */
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
