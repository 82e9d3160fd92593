import { lazy, type ReactNode, Suspense } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import type { ListedSection as ListName } from '../../contract/profile.ts'
import { OpensForm } from './entry-links.tsx'
import { AddIcon, EditIcon, OrderIcon } from './icons.tsx'
import { useEditing, useIsGone } from './page-context.ts'
import { EmptyLine, Section } from './section.tsx'
import { addAddress, editAddress, orderAddress, placeOf } from './sections.ts'
import { useText } from './texts.ts'

/** Only loaded to order a list. */
const OrderList = lazy(async () => {
  const { OrderList } = await loadWhenPossible(() => import('./order-list.tsx'))
  return { default: OrderList }
})

interface ListedSectionProps<Entry> {
  name: ListName
  title: string
  /** The line of an empty section. */
  empty: string
  entries: readonly Entry[]
  /** The number of entries that the section may have. */
  max: number
  /** The name of an entry, in words. */
  nameOf: (entry: Entry) => string
  view: (entry: Entry) => ReactNode
  /** `null`: for a new entry. */
  form: (entry: Entry | null) => ReactNode
  /** Short entries stand in a row, and each is a link to its form. */
  isCompact?: boolean
}

export function ListedSection<Entry extends { id: string }>(props: ListedSectionProps<Entry>) {
  const { name, title, empty, entries, max, nameOf, form } = props
  const t = useText()
  const editing = useEditing()
  const isHere = editing?.section === name
  const isOrdered = isHere && editing.kind === 'order' && entries.length > 1
  const isAdding = isHere && editing.kind === 'form' && editing.id === null
  const isFull = entries.length >= max
  const isGone = useIsGone(name, entries)
  const add = t('profile.add_to', { section: title })
  return (
    <Section
      name={name}
      title={title}
      actions={
        <>
          {entries.length > 1 && !isOrdered && (
            <OpensForm
              to={orderAddress(name)}
              label={t('profile.order_of', { section: title })}
              icon={<OrderIcon />}
            />
          )}
          {!isFull && <OpensForm to={addAddress(name)} label={add} icon={<AddIcon />} />}
        </>
      }
    >
      {((isAdding && !isFull) || isGone) && (
        // Made anew for the next entry once one is saved.
        <div key={entries.length} className="mb-5">
          {form(null)}
        </div>
      )}
      {isFull && <p className="mb-2 text-13 text-muted">{t('profile.full', { max })}</p>}
      {entries.length === 0 && !isAdding && <EmptyLine text={empty}>{null}</EmptyLine>}
      {isOrdered ? (
        <Suspense>
          <OrderList
            section={name}
            entries={entries.map((entry) => ({ id: entry.id, name: nameOf(entry) }))}
          />
        </Suspense>
      ) : (
        <Entries {...props} editedId={isHere ? editing.id : null} />
      )}
    </Section>
  )
}

function Entries<Entry extends { id: string }>(
  props: ListedSectionProps<Entry> & { editedId: string | null },
) {
  const { name, entries, nameOf, view, form, isCompact = false, editedId } = props
  const t = useText()
  const edited = entries.find(({ id }) => id === editedId)
  if (isCompact) {
    return (
      <>
        <ul className="flex flex-wrap gap-2">
          {entries.map((entry) => (
            <li key={entry.id} id={placeOf(name, entry.id)} tabIndex={-1} className="min-w-0">
              <a
                href={editAddress(name, entry.id)}
                data-follow="stay"
                data-opens-form=""
                aria-label={t('profile.edit_entry', { name: nameOf(entry) })}
                aria-current={entry === edited || undefined}
                className="inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2 rounded-full border border-control px-4 py-1.5 font-medium transition-colors hover:bg-quiet aria-current:border-primary aria-current:bg-tint"
              >
                {view(entry)}
              </a>
            </li>
          ))}
        </ul>
        {edited && (
          <div key={edited.id} className="mt-3">
            {form(edited)}
          </div>
        )}
      </>
    )
  }
  return (
    <ul className="grid gap-5">
      {entries.map((entry) => (
        <li
          key={entry.id}
          id={placeOf(name, entry.id)}
          tabIndex={-1}
          className="flex min-w-0 items-start gap-2 outline-none"
        >
          {entry === edited ? (
            <div className="min-w-0 grow">{form(entry)}</div>
          ) : (
            <>
              <div className="min-w-0 grow">{view(entry)}</div>
              <OpensForm
                to={editAddress(name, entry.id)}
                label={t('profile.edit_entry', { name: nameOf(entry) })}
                icon={<EditIcon />}
                className="-me-3 -mt-2.5"
              />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
