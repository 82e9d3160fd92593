import { classNames } from '#ui/class-names.ts'
import { unreadNumber } from './unread-number.ts'

/** The number over an icon; nothing for 0. `className` places it. */
export function UnreadBadge({ unread, className }: { unread: number; className: string }) {
  if (unread === 0) return null
  return (
    <span
      data-unread={unread}
      className={classNames(
        'absolute min-w-4.5 rounded-full bg-primary px-1 text-center text-12 leading-4.5 font-bold text-on-primary tabular-nums',
        className,
      )}
    >
      {unreadNumber(unread)}
    </span>
  )
}
