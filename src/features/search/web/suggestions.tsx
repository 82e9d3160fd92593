import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import { fetchSuggestions, type SuggestionKind } from './fetch-suggestions.ts'
import { useText } from './texts.ts'

interface SuggestionsProps extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'defaultValue'> {
  id: string
  name: string
  kind: SuggestionKind
  country: string | null
  /** What the page shows results for; what is typed gives way to it only when it changes. */
  defaultValue?: string
}

const PAUSE_MS = 120

/**
 * A text field that offers what others call it, as a combobox: arrows choose, Enter takes, Escape closes. Before a
 * script runs, and whenever the network fails, it is a plain text field.
 */
export function Suggestions({ id, kind, country, defaultValue = '', className, ...input }: SuggestionsProps) {
  const t = useText()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const values = useSuggestions(kind, typed, country)
  const isOpen = typed !== null && values.length > 0

  const shown = useRef(defaultValue)
  useEffect(() => {
    if (field.current !== null && shown.current !== defaultValue) field.current.value = defaultValue
    shown.current = defaultValue
  }, [defaultValue])

  function take(value: string, submits: boolean) {
    if (field.current === null) return
    field.current.value = value
    close()
    if (submits) field.current.form?.requestSubmit()
  }

  function close() {
    setTyped(null)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, the keys are its own.
    if (!isOpen || event.nativeEvent.isComposing) return
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    const chosen = values[active]
    if (step !== undefined) {
      event.preventDefault()
      setActive((active + step + values.length + 1 + (active < 0 && step < 0 ? 1 : 0)) % (values.length + 1))
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      take(chosen, true)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }

  return (
    <>
      <input
        ref={field}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && values[active] !== undefined ? `${listId}-${active}` : undefined}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        defaultValue={defaultValue}
        className={className}
        {...input}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('find.suggestions')}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 mt-1 rounded-card border border-line bg-surface p-1.5 shadow-float"
      >
        {values.map((value, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys; the option never has the focus.
          <div
            key={value}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(value, true)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center rounded-control px-3',
              index === active ? 'bg-quiet' : 'hover:bg-quiet',
            )}
          >
            <bdi>{value}</bdi>
          </div>
        ))}
      </div>
    </>
  )
}

/** What fits the typed text, a moment after the last key; the answers to earlier keys are dropped. */
function useSuggestions(
  kind: SuggestionKind,
  typed: string | null,
  country: string | null,
): readonly string[] {
  const language = useLanguage()
  const [values, setValues] = useState<readonly string[]>([])
  useEffect(() => {
    if (typed === null || typed.trim() === '') {
      setValues([])
      return undefined
    }
    const request = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions({ kind, typed, country, language }, request.signal).then(setValues, () => undefined)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [kind, typed, country, language])
  return values
}
