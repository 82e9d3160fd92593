import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useDraggedRow } from '#ui/use-dragged-row.ts'
import { CommandButton } from './command-button.tsx'
import { moved } from './draft-edits.ts'
import { AddIcon, GripIcon, RemoveIcon, UpIcon } from './icons.tsx'
import { useText } from './texts.ts'

interface EntryListProps<Entry> {
  /** As commands name it: `work`, or `own:a`. */
  place: string
  entries: readonly Entry[]
  most: number
  write: (entries: Entry[]) => void
  /** What an entry is called; empty: nothing is typed yet. */
  nameOf: (entry: Entry) => string
  /** Beside the name of a closed entry. */
  spanOf?: (entry: Entry) => string
  noteOf?: (entry: Entry) => string
  addText: string
  /** Short entries have no closed state. */
  isShort?: boolean
  fields: (entry: Entry, index: number, change: (changes: Partial<Entry>) => void) => ReactNode
}

/** The entries of a section: each opens where it stands. They move by a handle, its arrow keys, or buttons. */
export function EntryList<Entry extends object>(props: EntryListProps<Entry>) {
  const { place, entries, most, write, addText, nameOf } = props
  const list = useRef<HTMLOListElement>(null)
  const [openAt, setOpenAt] = useOpenEntry(list, entries, nameOf)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length) return
    write(moved(entries, from, to))
    setOpenAt(null)
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus())
  }
  const dragged = useDraggedRow(list, (id, position) => move(Number(id), position))
  return (
    <>
      <ol ref={list} className="grid gap-2 empty:hidden">
        {entries.map((entry, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity, and every value is controlled.
            key={index}
            data-row={index}
            style={dragged.styleOf(String(index))}
            className="maker-entry"
          >
            <Entry
              {...props}
              {...{ entry, index, move }}
              isOpen={openAt === index}
              onToggle={(isOpen) => setOpenAt((now) => (isOpen ? index : now === index ? null : now))}
              handle={dragged.handleOf(String(index))}
            />
          </li>
        ))}
      </ol>
      {entries.length < most && (
        <CommandButton command={`add ${place}`} className="maker-add">
          <AddIcon />
          {addText}
        </CommandButton>
      )}
    </>
  )
}

/** One entry is open at a time; one that has just been added opens and has the focus. */
function useOpenEntry<Entry>(
  list: RefObject<HTMLElement | null>,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
) {
  const firstUnnamed = entries.findIndex((entry) => nameOf(entry) === '')
  const [openAt, setOpenAt] = useState<number | null>(firstUnnamed === -1 ? null : firstUnnamed)
  const count = useRef(entries.length)
  useEffect(() => {
    const isAdded = entries.length === count.current + 1
    count.current = entries.length
    if (!isAdded) return
    setOpenAt(entries.length - 1)
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(),
    )
  }, [entries.length, list])
  return [openAt, setOpenAt] as const
}

type EntryProps<One> = EntryListProps<One> & {
  entry: One
  index: number
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  move: (from: number, to: number) => void
  handle: ReturnType<ReturnType<typeof useDraggedRow>['handleOf']>
}

function Entry<One extends object>(props: EntryProps<One>) {
  const { entry, index, entries, write, nameOf, fields, spanOf, noteOf, isShort, isOpen, onToggle } = props
  const t = useText()
  const change = (changes: Partial<One>) => write(entries.with(index, { ...entry, ...changes }))
  const name = nameOf(entry)
  const inside = fields(entry, index, change)
  if (isShort === true)
    return (
      <div className="flex items-end gap-1">
        <div className="grid min-w-0 grow grid-cols-2 gap-2">{inside}</div>
        <Tools {...props} />
      </div>
    )
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-bold wrap-anywhere">
            {name === '' ? <span className="text-muted">{t('editor.new_entry')}</span> : <bdi>{name}</bdi>}
          </span>
          <span className="text-13 whitespace-nowrap text-muted tabular-nums">{spanOf?.(entry)}</span>
        </span>
        <span className="maker-note">{noteOf?.(entry)}</span>
      </summary>
      <div className="grid gap-3 pt-2 sm:grid-cols-2">{inside}</div>
      <div className="mt-2 flex items-center gap-1">
        <Tools {...props} />
        <p className="grow text-end text-13 text-muted">{t('editor.stays_here')}</p>
      </div>
    </details>
  )
}

function Tools<One>({ place, nameOf, entry, index, entries, move, handle }: EntryProps<One>) {
  const t = useText()
  const name = nameOf(entry) || t('editor.new_entry')
  return (
    <div className="flex shrink-0">
      <button
        type="button"
        data-handle
        aria-label={t('editor.handle', { name })}
        className="maker-tool cursor-grab touch-none"
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
          if (step === 0) return
          event.preventDefault()
          move(index, index + step)
        }}
        {...handle}
      >
        <GripIcon />
      </button>
      <CommandButton
        command={`up ${place} ${index}`}
        disabled={index === 0}
        aria-label={t('editor.move_up', { name })}
        className="maker-tool"
      >
        <UpIcon />
      </CommandButton>
      <CommandButton
        command={`down ${place} ${index}`}
        disabled={index === entries.length - 1}
        aria-label={t('editor.move_down', { name })}
        className="maker-tool"
      >
        <UpIcon className="rotate-180" />
      </CommandButton>
      <CommandButton
        command={`remove ${place} ${index}`}
        aria-label={t('editor.remove', { name })}
        className="maker-tool"
      >
        <RemoveIcon />
      </CommandButton>
    </div>
  )
}
