import { type ComponentProps, type ComponentType, Suspense, useEffect, useId, useRef, useState } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import type { SuggestionKind } from './fetch-suggestions.ts'
import type { ListState, SuggestionListProps } from './suggestion-list.tsx'

interface SuggestionsProps extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'defaultValue'> {
  id?: string
  name: string
  kind: SuggestionKind
  country: string | null
  /** The text whose results the page shows; it replaces the typed text only when it changes. */
  defaultValue?: string
}

const CLOSED: ListState = { isOpen: false, active: undefined }

/**
 * A text field with suggestions, as a combobox: arrows choose, Enter accepts, Escape closes. Before a script runs, and
 * while the network fails, it is a plain text field. The list is loaded when the field gets the focus: no page pays for
 * it before.
 */
export function Suggestions({ kind, country, defaultValue = '', ...input }: SuggestionsProps) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  // Once: without a network every letter would start a new attempt.
  const wasRequested = useRef(false)
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null)
  const [{ isOpen, active }, setState] = useState(CLOSED)

  const shown = useRef(defaultValue)
  useEffect(() => {
    if (field.current !== null && shown.current !== defaultValue) field.current.value = defaultValue
    shown.current = defaultValue
  }, [defaultValue])

  useEffect(() => {
    // The field may have the focus before hydration.
    if (document.activeElement === field.current) load()
  })

  function load() {
    if (wasRequested.current) return
    wasRequested.current = true
    // Without the list, the field works as a plain one.
    void loadWhenPossible(() => import('./suggestion-list.tsx')).then(({ SuggestionList }) =>
      setList(() => SuggestionList),
    )
  }

  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        aria-expanded={isOpen}
        aria-controls={List === null ? undefined : listId}
        aria-autocomplete="list"
        aria-activedescendant={active}
        onFocus={load}
        onInput={load}
        defaultValue={defaultValue}
        {...input}
      />
      {List !== null && (
        <Suspense>
          <List
            id={listId}
            field={field}
            kind={kind}
            country={country}
            shown={defaultValue}
            onChange={setState}
          />
        </Suspense>
      )}
    </>
  )
}
