import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { TextField } from '#ui/form/field.tsx'

interface TypeAheadProps extends ComponentProps<typeof TextField> {
  /** What may be meant by what has been typed. */
  suggest: (typed: string, signal: AbortSignal) => Promise<readonly string[]>
}

const PAUSE_MS = 150

/** A text field with the platform's own list of suggestions; without a script or network a text field. */
export function TypeAhead({ suggest, ...field }: TypeAheadProps) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const [texts, setTexts] = useState<readonly string[]>([])
  const asking = useRef(suggest)
  useEffect(() => {
    if (typed.trim() === '') return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      asking.current(typed, leaving.signal).then(setTexts, () => undefined)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [typed])
  return (
    <>
      <TextField
        {...field}
        list={list}
        autoComplete="off"
        maxLength={200}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <datalist id={list}>
        {texts.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  )
}
