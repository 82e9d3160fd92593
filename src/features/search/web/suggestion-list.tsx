import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { lookUp } from '#shared/look-up.ts'
import type { SuggestionKind } from './fetch-suggestions.ts'
import { useRecentGroup } from './recent-group.ts'
import { type Group, type Option, suggestionGroups } from './suggestion-groups.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import { useText } from './texts.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The data that the list passes to its field. */
export interface ListState {
  isOpen: boolean
  /** The id of the option that the arrow keys have reached. */
  active: string | undefined
}

export interface SuggestionListProps {
  id: string
  field: RefObject<HTMLInputElement | null>
  kind: SuggestionKind
  country: string | null
  /** The text of the field before the visitor typed. */
  shown: string
  onChange: (state: ListState) => void
}

/** The suggestions of a field for the typed text, and the keys that choose one. The focus stays in the field. */
export function SuggestionList({ id, field, kind, country, shown, onChange }: SuggestionListProps) {
  const t = useText()
  const lang = useLanguage()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(kind, typed, country)
  const recent = useRecentGroup()
  const offersRecent = kind === 'all' && typed === ''
  const groups = offersRecent ? recent : suggestionGroups(found, typed ?? '', lang, t)
  const options = groups.flatMap((group) => group.options)
  const isOpen = typed !== null && options.length > 0
  const idOf = (index: number) => `${id}-${index}`
  const activeId = isOpen && options[active] !== undefined ? idOf(active) : undefined

  useEffect(() => onChange({ isOpen, active: activeId }), [onChange, isOpen, activeId])

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function close() {
    setTyped(null)
    setActive(-1)
  }

  function take({ text, to }: Option) {
    const input = field.current
    if (input === null) return
    input.value = to === null ? text : shown
    close()
    if (to === null) input.form?.requestSubmit()
    else void navigate(to)
  }

  const onInput = useEffectEvent(() => {
    // Until the form is sent, or the field is left.
    if (field.current !== null) field.current.dataset.typing = 'true'
    setTyped(field.current?.value ?? null)
    setActive(-1)
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // While an input method composes, it handles the keys.
    if (!isOpen || event.isComposing) return
    const step = lookUp(STEPS, event.key)
    const chosen = options[active]
    if (step !== undefined) {
      event.preventDefault()
      // One more than the number of options: the field itself.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      take(chosen)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  })

  const onBlur = useEffectEvent(() => {
    if (field.current !== null) delete field.current.dataset.typing
    close()
  })

  const onShown = useEffectEvent((query: string) => {
    const input = field.current
    // The results of the typed text have come: the list would lie over them.
    if (query !== '' && input?.value === query) close()
    // What is typed while the results are on the way stays. The field itself takes their text next.
    else if (input?.dataset.typing) queueMicrotask(restoring(input))
  })
  useEffect(() => onShown(shown), [shown])

  const onFocus = useEffectEvent(() => setTyped(typedIn(field.current, shown)))

  useEffect(() => {
    const input = field.current
    const listening = new AbortController()
    input?.addEventListener('input', () => onInput(), listening)
    input?.addEventListener('keydown', (event) => onKeyDown(event), listening)
    input?.addEventListener('blur', () => onBlur(), listening)
    input?.addEventListener('focus', () => onFocus(), listening)
    input?.form?.addEventListener('submit', () => onBlur(), listening)
    // The visitor may have typed while the response was on its way.
    onFocus()
    return () => listening.abort()
  }, [field])

  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('find.suggestions')}
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-start shadow-float"
    >
      {inOrder(groups).map(({ group, first }) => (
        <SuggestionGroup key={group.name} group={group} id={`${id}-${group.name}`}>
          {group.options.map((option, index) => (
            <SuggestionOption
              key={option.key}
              id={idOf(first + index)}
              option={option}
              isActive={first + index === active}
              onTake={() => take(option)}
            />
          ))}
        </SuggestionGroup>
      ))}
    </div>
  )
}

/** Puts back the text that the field has when this is called. */
function restoring(input: HTMLInputElement): () => void {
  const { value } = input
  return () => {
    input.value = value
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** An empty field has suggestions as soon as it gets the focus. */
function typedIn(input: HTMLInputElement | null, shown: string): string | null {
  if (input === null || input !== document.activeElement) return null
  return input.value === shown && shown !== '' ? null : input.value
}

/** Each group with the number of options before it. */
function inOrder(groups: readonly Group[]): { group: Group; first: number }[] {
  let first = 0
  return groups.map((group) => {
    const placed = { group, first }
    first += group.options.length
    return placed
  })
}

function SuggestionGroup({ group, id, children }: { group: Group; id: string; children: ReactNode }) {
  if (group.title === null) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
    <div role="group" aria-labelledby={id}>
      <p id={id} className="px-3 pt-2 pb-1 text-13 font-semibold text-muted">
        {group.title}
      </p>
      {children}
    </div>
  )
}
