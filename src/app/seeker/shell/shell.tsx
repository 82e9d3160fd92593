import type { ReactNode } from 'react'
import { Content } from '#app/common/shell/content.tsx'
import { Tracking } from '#features/tracking/web/door.tsx'
import type { SignedIn } from './account-menu.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { PlaceChoice } from './place-choices.tsx'

/** Header, content, footer, and the bar of phones. */
export function Shell({
  children,
  user,
  ...place
}: PlaceChoice & { user: SignedIn | null; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(var(--bottom-bar)+var(--page-bar))]">
      <Content header={<Header user={user} {...place} />}>{children}</Content>
      <Footer isSignedIn={user !== null} />
      <BottomBar user={user} />
      <Tracking />
    </div>
  )
}
