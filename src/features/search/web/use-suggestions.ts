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
/** Before it is asked again where no answer came: who has typed the whole word presses no other key. */
const PAUSES_AFTER_FAILURE_MS = [500, 1000, 2000, 4000]

/**
 * What fits the typed text, a moment after the last key; the answers to earlier keys are dropped, and until there is a
 * newer one the last stays. Nothing while the network fails.
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
    const pauses = [...PAUSES_AFTER_FAILURE_MS]
    const ask = () =>
      fetchSuggestions(asked, request.signal).then(setFound, () => {
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
