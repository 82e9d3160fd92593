import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { TextField } from '#ui/form/field.tsx'
import { useText } from './texts.ts'

/** Finds suggestions for a typed text. */
export type Suggest = (typed: string, signal: AbortSignal) => Promise<readonly string[]>

interface SuggestFieldProps extends ComponentProps<typeof TextField> {
  suggest: Suggest
  /** Called with each new text. */
  onText?: (text: string) => void
}

const PAUSE_MS = 150
const MOST = 5

/** A text field for any words; a script offers known ones while somebody types. */
export function SuggestField({ suggest, onText, ...field }: SuggestFieldProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const asking = useRef<AbortController>(null)
  const [suggested, setSuggested] = useState<readonly string[]>([])
  useEffect(() => () => asking.current?.abort(), [])

  function offerFor(typed: string): void {
    onText?.(typed)
    asking.current?.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    if (typed.trim() === '') {
      setSuggested([])
      return
    }
    const show = (found: readonly string[]) =>
      setSuggested([...new Set(found)].filter((text) => text !== typed.trim()).slice(0, MOST))
    const timer = setTimeout(() => void suggest(typed, signal).then(show, () => undefined), PAUSE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  function pick(text: string): void {
    const here = input.current
    if (here === null) return
    here.value = text
    // The form notices the change.
    here.dispatchEvent(new Event('input', { bubbles: true }))
    asking.current?.abort()
    setSuggested([])
    here.focus()
  }

  return (
    <div className="grid gap-2">
      <TextField
        {...field}
        ref={input}
        autoComplete="off"
        onInput={({ currentTarget }) => offerFor(currentTarget.value)}
      />
      {suggested.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{t('profile.suggestions')}</legend>
          {suggested.map((text) => (
            <button
              key={text}
              type="button"
              onClick={() => pick(text)}
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
