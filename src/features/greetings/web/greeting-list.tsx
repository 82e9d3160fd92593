import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { ActionButton } from '#features/account-settings/web/door.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { ChevronDownIcon, icon } from '#ui/icons.tsx'
import { useDraggedRow } from '#ui/use-dragged-row.ts'
import type { Greeting } from '../contract.ts'
import { useText } from './texts.ts'

const GripIcon = icon(<path d="M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01" strokeWidth="3" />)

interface GreetingListProps {
  greetings: readonly Greeting[]
  /** In place of a greeting: the form in which it is edited; null: it is not. */
  children: (greeting: Greeting) => ReactNode
}

/** The greetings, moved by a handle, by the arrow keys on it, or by buttons, which work without scripts. */
export function GreetingList({ greetings, children }: GreetingListProps) {
  const t = useText()
  const submit = useSubmit()
  const list = useRef<HTMLOListElement>(null)
  const [told, setTold] = useState('')
  function move(id: string, position: number): void {
    const from = greetings.findIndex((greeting) => greeting.id === id)
    if (position < 0 || position >= greetings.length || position === from) return
    setTold(t('greet.moved', { position: position + 1, all: greetings.length }))
    void submit(
      { intent: 'move', id, position: String(position) },
      { method: 'post', replace: true, preventScrollReset: true },
    )
  }
  const dragged = useDraggedRow(list, move)
  return (
    <>
      <ol ref={list} className="grid gap-2">
        {greetings.map((greeting, index) => (
          <li
            key={greeting.id}
            data-row={greeting.id}
            style={dragged.styleOf(greeting.id)}
            className="flex items-start gap-1 rounded-control border border-line bg-surface"
          >
            <button
              type="button"
              aria-label={t('greet.handle', { text: greeting.text })}
              className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted"
              onKeyDown={(event) => {
                const step = stepOfKey(event)
                if (step === 0) return
                event.preventDefault()
                move(greeting.id, index + step)
              }}
              {...dragged.handleOf(greeting.id)}
            >
              <GripIcon />
            </button>
            {children(greeting) ?? <Shown greeting={greeting} index={index} last={greetings.length - 1} />}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  )
}

function Shown({ greeting, index, last }: { greeting: Greeting; index: number; last: number }) {
  const t = useText()
  const { id, text, is_default: isDefault } = greeting
  const on = (act: string) => t('greet.act_on', { act, text })
  return (
    <div className="min-w-0 grow py-2.5 pe-2">
      <p dir="auto" className="wrap-anywhere">
        {text}
      </p>
      <div className={classNames('mt-1 flex flex-wrap items-center gap-y-1', !isDefault && '-ms-4.5')}>
        {isDefault ? (
          <Chip tone="info">{t('greet.default')}</Chip>
        ) : (
          <ActionButton intent="choose" item={['id', id]} look="ghost" label={on(t('greet.make_default'))}>
            {t('greet.make_default')}
          </ActionButton>
        )}
        <LinkButton to={`?edit=${id}`} look="ghost" aria-label={on(t('greet.edit'))} preventScrollReset>
          {t('greet.edit')}
        </LinkButton>
        <ActionButton intent="delete" item={['id', id]} look="ghost" label={on(t('greet.remove'))}>
          {t('greet.remove')}
        </ActionButton>
        <Form method="post" replace preventScrollReset className="ms-auto flex shrink-0">
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            name="position"
            value={index - 1}
            disabled={index === 0}
            aria-label={on(t('greet.up'))}
            className={MOVE}
          >
            <ChevronDownIcon className="rotate-180" />
          </button>
          <button
            type="submit"
            name="position"
            value={index + 1}
            disabled={index === last}
            aria-label={on(t('greet.down'))}
            className={MOVE}
          >
            <ChevronDownIcon />
          </button>
        </Form>
      </div>
    </div>
  )
}

const MOVE = 'grid size-11 place-items-center rounded-control text-muted hover:bg-quiet disabled:opacity-40'

const stepOfKey = ({ key }: KeyboardEvent): number => (key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0)
