import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import {
  fetchSuggestions,
  knownSuggestions,
  NO_SUGGESTIONS,
  type SuggestionKind,
  type Suggestions,
} from './fetch-suggestions.ts'

/** The pause between two keys of a fast typist. */
const PAUSE_MS = 60
/** The pause before a failed request is repeated: a visitor who has typed the whole word presses no other key. */
const PAUSES_AFTER_FAILURE_MS = [500, 1000, 2000, 4000]

/**
 * Suggestions for the typed text, a moment after the last key. Responses to earlier keys are dropped, and the last one
 * stays until there is a newer one. Nothing while the network fails.
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
    const query = { kind, typed, country, language }
    const known = knownSuggestions(query)
    if (known !== undefined) {
      setFound(known)
      return undefined
    }
    const request = new AbortController()
    const pauses = [...PAUSES_AFTER_FAILURE_MS]
    const ask = () =>
      fetchSuggestions(query, request.signal).then(setFound, () => {
        if (request.signal.aborted) return
        setFound(NO_SUGGESTIONS)
        const pause = pauses.shift()
        if (pause !== undefined) timer = setTimeout(ask, pause)
      })
    let timer = setTimeout(ask, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [kind, typed, country, language])
  return found
}
