import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react'
import { MAX_OWN_WORDS } from '#config/limits.ts'
import { TextField } from '#ui/form/field.tsx'
import { useText } from './texts.ts'

/** Finds suggestions for a typed text. */
export type Suggest = (typed: string, signal: AbortSignal) => Promise<readonly string[]>

interface SuggestedFieldProps extends ComponentProps<typeof TextField> {
  name: string
  suggest: Suggest
  /** Suggestions for the initial value. */
  found?: readonly string[]
  /** Offered while the field is empty. */
  popular?: readonly string[]
}

const PAUSE_MS = 150

/**
 * A text field for any words, with suggestions as buttons. Without a script each button sends the form as `pick`, with
 * the name of the field before its text.
 */
export function SuggestedField({ suggest, found = [], popular = [], ...field }: SuggestedFieldProps) {
  const t = useText()
  const [value, setValue] = useState(String(field.defaultValue ?? ''))
  /** The last suggestions; null if nothing was typed yet. */
  const [suggested, setSuggested] = useState<readonly string[] | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const asking = useRef<AbortController>(null)
  useEffect(() => {
    // The person may have typed before the page was hydrated.
    if (input.current !== null) setValue(input.current.value)
    return () => asking.current?.abort()
  }, [])

  function follow(typed: string): AbortSignal {
    asking.current?.abort()
    asking.current = new AbortController()
    setValue(typed)
    return asking.current.signal
  }

  function offerFor(typed: string): void {
    const signal = follow(typed)
    if (typed.trim() === '') return
    const timer = setTimeout(() => {
      suggest(typed, signal).then(setSuggested, () => undefined)
    }, PAUSE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  function pick(event: MouseEvent<HTMLButtonElement>, text: string): void {
    const here = input.current
    if (here === null) return
    event.preventDefault()
    here.value = text
    // Dispatches an input event, so that the form notices the change.
    here.dispatchEvent(new Event('input', { bubbles: true }))
    follow(text)
    setSuggested([])
    // The button disappears. After a touch the field does not get the focus, which would open the keyboard.
    if (event.detail === 0) here.focus()
  }

  const isEmpty = value.trim() === ''
  const offered = isEmpty ? popular : (suggested ?? found).filter((text) => text !== value.trim())
  return (
    <div className="grid gap-2">
      <TextField
        {...field}
        ref={input}
        autoComplete="off"
        maxLength={MAX_OWN_WORDS}
        onInput={({ currentTarget }) => offerFor(currentTarget.value)}
      />
      {offered.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
          <legend className="float-start text-13 text-muted">
            {t(isEmpty ? 'gate.popular' : 'gate.suggestions')}
          </legend>
          {[...new Set(offered)].map((text) => (
            <button
              key={text}
              type="submit"
              name="pick"
              value={`${field.name} ${text}`}
              onClick={(event) => pick(event, text)}
              className="min-h-11 rounded-full border border-control bg-surface px-4 py-1.5 text-start font-medium wrap-anywhere transition-colors hover:bg-quiet"
            >
              <bdi>{text}</bdi>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
