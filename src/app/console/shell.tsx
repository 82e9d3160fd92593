import type { ReactNode } from 'react'
import { Content } from '#app/common/shell/content.tsx'
import { LanguageRow } from '#app/common/shell/language-row.tsx'
import { ConsoleHeader, type Operator } from '#features/moderation/web/console/console-header.tsx'
import { SeekersUrl } from '#features/moderation/web/console/seekers-link.tsx'

interface ShellProps {
  /** Null: nobody is signed in. */
  operator: Operator | null
  /** The job seekers' site. */
  seekersUrl: string
  children: ReactNode
}

/** The frame of the operators' pages: no tracking, no consent, no service worker. */
export function Shell({ operator, seekersUrl, children }: ShellProps) {
  return (
    <SeekersUrl value={seekersUrl}>
      <div className="flex min-h-dvh flex-col">
        <Content header={<ConsoleHeader operator={operator} />}>{children}</Content>
        <footer className="mt-16 border-t border-line bg-surface print:hidden">
          <div className="page-width py-2">
            <LanguageRow />
          </div>
        </footer>
      </div>
    </SeekersUrl>
  )
}
