import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { ChevronDownIcon, icon } from './icons.tsx'
import { useDraggedRow } from './use-dragged-row.ts'

const GripIcon = icon(<path d="M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01" strokeWidth="3" />)

interface Ordered {
  id: string
  /** Names the row for screen readers. */
  name: string
}

interface OrderedListProps<Item extends Ordered> {
  items: readonly Item[]
  /** Further fields of the form that moves a row; it sends `intent=move`, `id` and `position`. */
  fields?: Readonly<Record<string, string>>
  words: {
    handle: (name: string) => string
    up: (name: string) => string
    down: (name: string) => string
    /** Told once a row is moved; `position` from 1. */
    moved: (name: string, position: number) => string
  }
  /** What a row shows beside its handle; `buttons` move it. */
  children: (item: Item, buttons: ReactNode) => ReactNode
}

/** Rows that are moved by a handle, by the arrow keys on it, or by buttons, which work without scripts. */
export function OrderedList<Item extends Ordered>({
  items: saved,
  fields,
  words,
  children,
}: OrderedListProps<Item>) {
  const items = useMoved(saved)
  const submit = useSubmit()
  const list = useRef<HTMLOListElement>(null)
  const [told, setTold] = useState('')
  function move(id: string, position: number): void {
    const from = items.findIndex((item) => item.id === id)
    if (position < 0 || position >= items.length || position === from) return
    setTold(words.moved(items[from]?.name ?? '', position + 1))
    void submit(
      { ...fields, intent: 'move', id, position: String(position) },
      { method: 'post', replace: true, preventScrollReset: true },
    )
  }
  const dragged = useDraggedRow(list, move)
  return (
    <>
      <ol ref={list} className="grid gap-2">
        {items.map((item, index) => (
          <li
            key={item.id}
            data-row={item.id}
            style={dragged.styleOf(item.id)}
            className="flex items-start gap-1 rounded-control border border-line bg-surface"
          >
            <button
              type="button"
              aria-label={words.handle(item.name)}
              className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted"
              onKeyDown={(event) => {
                const step = stepOfKey(event)
                if (step === 0) return
                event.preventDefault()
                move(item.id, index + step)
              }}
              {...dragged.handleOf(item.id)}
            >
              <GripIcon />
            </button>
            {children(
              item,
              <Form method="post" replace preventScrollReset className="ms-auto flex shrink-0">
                {Object.entries({ ...fields, intent: 'move', id: item.id }).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <MoveButton position={index - 1} isOff={index === 0} label={words.up(item.name)} isUp />
                <MoveButton
                  position={index + 1}
                  isOff={index === items.length - 1}
                  label={words.down(item.name)}
                />
              </Form>,
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  )
}

/** With the move that is on its way: the next press counts from there. */
function useMoved<Item extends Ordered>(items: readonly Item[]): readonly Item[] {
  const { formData } = useNavigation()
  const moved = items.find(({ id }) => formData?.get('intent') === 'move' && formData.get('id') === id)
  if (moved === undefined) return items
  return items.filter((item) => item !== moved).toSpliced(Number(formData?.get('position')), 0, moved)
}

interface MoveButtonProps {
  position: number
  isOff: boolean
  label: string
  isUp?: boolean
}

function MoveButton({ position, isOff, label, isUp = false }: MoveButtonProps) {
  return (
    <button
      type="submit"
      name="position"
      value={position}
      disabled={isOff}
      aria-label={label}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-quiet disabled:opacity-40"
    >
      <ChevronDownIcon {...(isUp && { className: 'rotate-180' })} />
    </button>
  )
}

const stepOfKey = ({ key }: KeyboardEvent): number => (key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0)
