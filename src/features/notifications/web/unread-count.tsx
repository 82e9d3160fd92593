import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useText } from './texts.ts'
import { UnreadBadge } from './unread-badge.tsx'
import { isMany } from './unread-number.ts'
import { useCounted } from './use-unread.ts'

/** The number of the bell over another icon; the bell keeps it right. */
export function UnreadCount({ unread: first }: { unread: number }) {
  const t = useText()
  const unread = useCounted(first)
  if (unread === 0) return null
  return (
    <>
      <span aria-hidden="true">
        <UnreadBadge unread={unread} className="start-3.5 -top-1" />
      </span>
      <VisuallyHidden>
        {isMany(unread) ? t('notif.bell_many') : t('notif.bell', { count: unread })}.{' '}
      </VisuallyHidden>
    </>
  )
}
