import { useLanguage } from '#i18n/language-provider.tsx'
import { icon } from '#ui/icons.tsx'
import { SectionLink } from '#ui/section-link.tsx'
import { useText } from './texts.ts'
import { isMany, unreadNumber } from './unread-number.ts'
import { useTitleCount } from './use-title-count.ts'
import { useUnread } from './use-unread.ts'

export interface BellProps {
  /** When the page was made. */
  unread: number
  /** The place in the account's stream where that was. */
  cursor: number
}

/** A link to the notifications with the number of unread ones, in the header of both sites. */
export function Bell(given: BellProps) {
  const t = useText()
  const lang = useLanguage()
  const unread = useUnread(given)
  useTitleCount(unread)
  return (
    <SectionLink
      to={`/${lang}/notifications`}
      aria-label={isMany(unread) ? t('notif.bell_many') : t('notif.bell', { count: unread })}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-quiet aria-[current=page]:text-primary"
    >
      <BellIcon size={22} />
      {unread > 0 && (
        <span
          data-unread={unread}
          className="absolute end-0.5 top-0.5 min-w-4.5 rounded-full bg-primary px-1 text-center text-12 leading-4.5 font-bold text-on-primary tabular-nums"
        >
          {unreadNumber(unread)}
        </span>
      )}
    </SectionLink>
  )
}

const BellIcon = icon(
  <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5c.5.7 1.2 1 2 1s1.5-.3 2-1M12 5V3.5" />,
)
