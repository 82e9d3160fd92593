import { type MouseEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { LinkButton } from '#ui/button.tsx'
import { OrderedList } from '#ui/ordered-list.tsx'
import type { ListedSection } from '../../contract/profile.ts'
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

/** The entries by name, to be moved. */
export function OrderList({ section, entries }: OrderListProps) {
  const t = useText()
  const done = useAfterMove(`?#${placeOf(section)}`)
  const words = {
    handle: (name: string) => t('profile.handle', { name }),
    up: (name: string) => t('profile.move_up', { name }),
    down: (name: string) => t('profile.move_down', { name }),
    moved: (name: string, position: number) => t('profile.moved_to', { name, position, all: entries.length }),
  }
  return (
    <>
      <p className="mb-2 text-13 text-muted">{t('profile.order_help')}</p>
      <OrderedList items={entries} fields={{ section }} words={words}>
        {({ name }, buttons) => (
          <>
            <span className="min-w-0 grow py-2.5 wrap-anywhere">{name}</span>
            {buttons}
          </>
        )}
      </OrderedList>
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
