import type { ReactNode } from 'react'
import { ConsoleHeader, type Operator } from '#features/moderation/web/console/console-header.tsx'
import { FurtherTexts } from '#i18n/further-texts.tsx'
import type { PageHandle } from '../page-handle.ts'
import { Content } from '../shell/content.tsx'
import { LanguageRow } from '../shell/language-row.tsx'

/** `handle` of every page of the console. */
export const consoleHandle: PageHandle = { ownShell: true }

interface ConsoleShellProps {
  /** Null: nobody is signed in yet. */
  operator: Operator | null
  texts: string
  children: ReactNode
}

/** What stands around the pages of the operators: nothing of the seekers', and no tracking. */
export function ConsoleShell({ operator, texts, children }: ConsoleShellProps) {
  return (
    <FurtherTexts texts={texts}>
      <div className="flex min-h-dvh flex-col">
        <Content header={<ConsoleHeader operator={operator} />}>{children}</Content>
        <footer className="mt-16 border-t border-line bg-surface print:hidden">
          <div className="page-width pt-2">
            <LanguageRow />
          </div>
        </footer>
      </div>
    </FurtherTexts>
  )
}
