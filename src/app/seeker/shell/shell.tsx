import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useCommonText } from '#i18n/room-texts.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { PlaceChoice } from './place-switcher.tsx'

/** Header, content, footer, and the bar of phones. */
export function Shell({ children, ...place }: PlaceChoice & { children: ReactNode }) {
  const t = useCommonText()
  const main = useFocusAfterNavigation()
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar)">
      <SkipLink to="#content" text={t('nav.skip_to_content')} />
      <Progress />
      <Header {...place} />
      <main id="content" ref={main} tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer />
      <BottomBar />
    </div>
  )
}

/** A screen reader starts anew at the content when another page has replaced it; a change of the query is no new page. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (shownPath !== null && shownPath !== pathname) main.current?.focus({ preventScroll: true })
    shownPath = pathname
  }, [pathname])
  return main
}

/** Outside React: an error page mounts the shell anew, which is a navigation all the same. */
let shownPath: string | null = null

/** Only for waits over 300 ms. */
function Progress() {
  const t = useCommonText()
  const waiting = useNavigation().state === 'loading'
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-40">
      {waiting && (
        <div className="progresses h-0.5 bg-primary">
          <span className="sr-only">{t('status.loading')}</span>
        </div>
      )}
    </div>
  )
}
