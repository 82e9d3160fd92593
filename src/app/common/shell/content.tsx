import type { ReactNode } from 'react'
import { useCommonText } from '#i18n/room-texts.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { useFollowLinks } from '#ui/use-follow-links.ts'
import { useGiveUp } from '#ui/use-give-up.ts'
import { useSlowNavigation } from '#ui/use-slow-navigation.ts'
import { useNewPage } from './use-new-page.ts'

/** The content of a page, below its header. A keyboard reaches it at once, and screen readers announce a new page. */
export function Content({ header, children }: { header: ReactNode; children: ReactNode }) {
  const t = useCommonText()
  const { main, title } = useNewPage()
  useGiveUp()
  useFollowLinks()
  return (
    <>
      <SkipLink to="#content" text={t('nav.skip_to_content')} />
      <Progress />
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
      {header}
      <main id="content" ref={main} tabIndex={-1} className="grow">
        {children}
      </main>
    </>
  )
}

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
