import { useLayoutEffect, useRef } from 'react'
import { Outlet, useLoaderData, useLocation } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { Link } from '#ui/link.tsx'
import type { LoaderArgs } from '../page-args.ts'
import { services } from '../services.ts'
import { currentTab } from '../settings/current-tab.ts'
import { type SettingsTab, settingsTabsOf } from '../settings/settings-tab.ts'

/** The tabs are the same for everybody on a site, so nothing is asked for them. */
export const loader = ({ context }: LoaderArgs) => ({ tabs: settingsTabsOf(context.get(services)) })

export const shouldRevalidate = () => false

/** The frame of all settings: the tabs beside the page, on phones as a row above it. */
export default function Settings() {
  const { tabs } = useLoaderData<typeof loader>()
  // One tab leads nowhere else.
  if (tabs.length < 2) {
    return (
      <div className="page-width max-w-180 py-6 lg:py-10">
        <Outlet />
      </div>
    )
  }
  return (
    <div className="page-width grid items-start gap-x-10 py-2 lg:grid-cols-[14rem_minmax(0,45rem)] lg:py-10">
      <Tabs tabs={tabs} />
      <div className="min-w-0 pt-5 pb-6 lg:p-0">
        <Outlet />
      </div>
    </div>
  )
}

function Tabs({ tabs }: { tabs: readonly SettingsTab[] }) {
  const t = useCommonText()
  const lang = useLanguage()
  const { pathname } = useLocation()
  const current = currentTab(tabs, pathname.slice(lang.length + 2))
  const row = useCurrentInView(current?.path)
  return (
    <nav ref={row} aria-label={t('nav.account')} className={ROW}>
      {tabs.map(({ path, title }) => (
        <Link
          key={path}
          data-tab={path}
          to={`/${lang}/${path}`}
          aria-current={path === current?.path ? 'page' : undefined}
          className={TAB}
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}

const ROW =
  '-mx-4 flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] lg:sticky lg:top-6 lg:mx-0 lg:grid lg:gap-1 lg:border-0 lg:px-0'

const TAB =
  'flex min-h-12 shrink-0 items-center border-b-2 border-transparent font-medium text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-bold aria-[current=page]:text-ink aria-[current=page]:[scroll-initial-target:nearest] lg:min-h-11 lg:rounded-control lg:border-0 lg:px-3 lg:hover:bg-tint lg:aria-[current=page]:bg-tint lg:aria-[current=page]:text-primary'

/** On a phone the current tab may stand outside of the row; browsers that can do it show it before any script. */
function useCurrentInView(current: string | undefined) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const tab = row.current?.querySelector(`[data-tab="${current}"]`)
    if (row.current === null || tab == null) return
    const [outer, inner] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [current])
  return row
}
