import { href, useLocation } from 'react-router'
import { Bell, type BellProps } from '#features/notifications/web/bell.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { personName, shortName } from '#shared/person-name.ts'
import { ChevronDownIcon, PersonIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Menu } from '#ui/menu.tsx'

export { UnreadCount } from '#features/notifications/web/unread-count.tsx'

/** The facts about the signed-in person that the header shows. */
export interface SignedIn {
  id: string
  first_name: string
  last_name: string
  /** The address of their picture; null: none. */
  avatar: string | null
  /** Email address, else phone number. */
  address: string | null
  isRecruiter: boolean
  /** ISO 3166 alpha-2. */
  country: string | null
  /** The day of deletion; null: the account stays. */
  leavesAt: string | null
  /** Null: they cannot be counted now. */
  bell: BellProps | null
}

/** The bell, and a native disclosure with links and one form: all of it works before any script. */
export function AccountMenu({ bell, ...person }: SignedIn) {
  return (
    <>
      {bell !== null && <Bell {...bell} />}
      <PersonMenu {...person} />
    </>
  )
}

function PersonMenu({ address, isRecruiter, ...person }: Omit<SignedIn, 'bell'>) {
  const t = useCommonText()
  const lang = useLanguage()
  const { pathname, search } = useLocation()
  const name = personName(person) || (address ?? t('nav.account'))
  return (
    <Menu
      align="end"
      label={
        <>
          {person.avatar === null ? (
            <PersonIcon />
          ) : (
            <img src={person.avatar} alt="" width={24} height={24} className="rounded-full" />
          )}
          <span className="max-w-40 truncate max-lg:sr-only">{shortName(person) || name}</span>
          <ChevronDownIcon size={16} className="text-muted max-sm:hidden" />
        </>
      }
      labelClassName="font-semibold"
      panelClassName="w-64 p-2"
    >
      <div className="px-2 py-2">
        <p className="truncate font-semibold">{name}</p>
        {address !== null && address !== name && (
          <p className="truncate text-13 text-muted">
            <bdi>{address}</bdi>
          </p>
        )}
      </div>
      <Link to={`/${lang}/my-jobs/applied`} className="choice">
        {t('nav.my_jobs')}
      </Link>
      <Link to={href('/:lang/profile', { lang })} className="choice">
        {t('nav.my_profile')}
      </Link>
      <a href={`/${lang}/account`} className="choice">
        {t('nav.account')}
      </a>
      {isRecruiter && (
        <a href={`/${lang}/switch-to-employer`} className="choice">
          {t('nav.employer_site')}
        </a>
      )}
      <form method="post" action={href('/:lang/log-out', { lang })}>
        <input type="hidden" name="from" value={pathname + search} />
        <button type="submit" className="choice w-full">
          {t('nav.log_out')}
        </button>
      </form>
    </Menu>
  )
}
