import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Tracking } from '#features/tracking/web/door.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { useSlowNavigation } from '#ui/use-slow-navigation.ts'
import type { SignedIn } from './account-menu.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { PlaceChoice } from './place-switcher.tsx'

/** Header, content, footer, and the bar of phones. */
export function Shell({
  children,
  user,
  ...place
}: PlaceChoice & { user: SignedIn | null; children: ReactNode }) {
  const t = useCommonText()
  const { main, title } = useNewPage()
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(var(--bottom-bar)+var(--page-bar))]">
      <SkipLink to="#content" text={t('nav.skip_to_content')} />
      <Progress />
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
      <Header user={user} {...place} />
      <main id="content" ref={main} tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer isSignedIn={user !== null} />
      <BottomBar isSignedIn={user !== null} />
      <Tracking />
    </div>
  )
}

/**
 * When another page has replaced this one, its title is read out and a screen reader starts anew at the content; a
 * change of the query is no new page.
 */
function useNewPage() {
  const main = useRef<HTMLElement>(null)
  const [title, setTitle] = useState('')
  const { pathname } = useLocation()
  useEffect(() => {
    if (shownPath !== null && shownPath !== pathname) {
      main.current?.focus({ preventScroll: true })
      setTitle(document.title)
    }
    shownPath = pathname
  }, [pathname])
  return { main, title }
}

/** Outside React: an error page mounts the shell anew, which is a navigation all the same. */
let shownPath: string | null = null

function Progress() {
  const t = useCommonText()
  const isSlow = useSlowNavigation()
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-40">
      {isSlow && (
        <div className="progresses h-0.5 bg-primary">
          <span className="sr-only">{t('status.loading')}</span>
        </div>
      )}
    </div>
  )
}
