import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import {
  fetchSuggestions,
  knownSuggestions,
  NO_SUGGESTIONS,
  type SuggestionKind,
  type Suggestions,
} from './fetch-suggestions.ts'

/** Between two keys of somebody who types fast. */
const PAUSE_MS = 60

/**
 * What fits the typed text, a moment after the last key; the answers to earlier keys are dropped, and until there is a
 * newer one the last stays. Nothing where the network fails.
 */
export function useSuggestions(
  kind: SuggestionKind,
  typed: string | null,
  country: string | null,
): Suggestions {
  const language = useLanguage()
  const [found, setFound] = useState(NO_SUGGESTIONS)
  useEffect(() => {
    if (typed === null || typed.trim() === '') {
      setFound(NO_SUGGESTIONS)
      return undefined
    }
    const asked = { kind, typed, country, language }
    const known = knownSuggestions(asked)
    if (known !== undefined) {
      setFound(known)
      return undefined
    }
    const request = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(asked, request.signal).then(setFound, () => {
        if (!request.signal.aborted) setFound(NO_SUGGESTIONS)
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [kind, typed, country, language])
  return found
}
