import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigate, useNavigation, useSubmit } from 'react-router'
import { LinkButton } from '#ui/button.tsx'
import { useDraggedRow } from '#ui/use-dragged-row.ts'
import type { ListedSection } from '../../contract/profile.ts'
import { GripIcon, UpIcon } from './icons.tsx'
import { placeOf } from './sections.ts'
import { useText } from './texts.ts'

interface Named {
  id: string
  name: string
}

interface OrderListProps {
  section: ListedSection
  entries: readonly Named[]
}

/** The entries by name, to be moved by a handle, by the arrow keys on it, or by buttons, which work without scripts. */
export function OrderList({ section, entries }: OrderListProps) {
  const t = useText()
  const submit = useSubmit()
  const list = useRef<HTMLOListElement>(null)
  const [told, setTold] = useState('')
  function move(id: string, position: number): void {
    const from = entries.findIndex((entry) => entry.id === id)
    if (position < 0 || position >= entries.length || position === from) return
    const name = entries[from]?.name ?? ''
    setTold(t('profile.moved_to', { name, position: position + 1, all: entries.length }))
    void submit(
      { intent: 'move', section, id, position: String(position) },
      { method: 'post', replace: true, preventScrollReset: true },
    )
  }
  const dragged = useDraggedRow(list, move)
  const done = useAfterMove(`?#${placeOf(section)}`)
  return (
    <>
      <p className="mb-2 text-13 text-muted">{t('profile.order_help')}</p>
      <ol ref={list} className="grid gap-2">
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            data-row={entry.id}
            style={dragged.styleOf(entry.id)}
            className="flex items-center gap-1 rounded-control border border-line bg-surface"
          >
            <button
              type="button"
              aria-label={t('profile.handle', { name: entry.name })}
              className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted"
              onKeyDown={(event) => {
                const step = stepOfKey(event)
                if (step === 0) return
                event.preventDefault()
                move(entry.id, index + step)
              }}
              {...dragged.handleOf(entry.id)}
            >
              <GripIcon />
            </button>
            <span className="min-w-0 grow py-2.5 wrap-anywhere">{entry.name}</span>
            <MoveForm
              section={section}
              id={entry.id}
              index={index}
              last={entries.length - 1}
              name={entry.name}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      <LinkButton {...done} preventScrollReset className="mt-3">
        {t('profile.order_done')}
      </LinkButton>
    </>
  )
}

/** A link that waits for a move that is being sent: leaving earlier would show the order from before. */
function useAfterMove(to: string) {
  const navigate = useNavigate()
  const { search } = useLocation()
  // The address names the move until the notice has told it.
  const isMoving = useNavigation().state !== 'idle' || search.includes('done=')
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (isLeaving && !isMoving) void navigate(to, { preventScrollReset: true })
  }, [isLeaving, isMoving, navigate, to])
  function onClick(event: MouseEvent): void {
    if (!isMoving) return
    event.preventDefault()
    setLeaving(true)
  }
  return { to, onClick }
}

function MoveForm({
  section,
  id,
  index,
  last,
  name,
}: {
  section: ListedSection
  id: string
  index: number
  last: number
  name: string
}) {
  const t = useText()
  const button =
    'grid size-11 place-items-center rounded-control text-muted hover:bg-quiet disabled:opacity-40'
  return (
    <Form method="post" replace preventScrollReset className="flex shrink-0">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="position"
        value={index - 1}
        disabled={index === 0}
        aria-label={t('profile.move_up', { name })}
        className={button}
      >
        <UpIcon />
      </button>
      <button
        type="submit"
        name="position"
        value={index + 1}
        disabled={index === last}
        aria-label={t('profile.move_down', { name })}
        className={button}
      >
        <UpIcon className="rotate-180" />
      </button>
    </Form>
  )
}

const stepOfKey = ({ key }: KeyboardEvent): number => (key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0)
