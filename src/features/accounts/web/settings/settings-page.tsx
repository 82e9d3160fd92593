import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { LINK } from '../gate-page.tsx'
import { useText } from '../texts.ts'

interface SettingsPageProps {
  title: string
  text?: ReactNode
  /** False for the overview itself. */
  leadsBack?: boolean
  children: ReactNode
}

/** One column of sheets: what all pages of the account have in common. */
export function SettingsPage({ title, text, leadsBack = true, children }: SettingsPageProps) {
  const t = useText()
  const lang = useLanguage()
  return (
    <div className="page-width max-w-180 py-6 lg:py-10">
      <PageHead title={title} indexed={false} />
      {leadsBack && (
        <Link to={`/${lang}/account`} className={LINK}>
          {t('set.back')}
        </Link>
      )}
      <h1 className="text-25 font-bold">{title}</h1>
      {text !== undefined && <p className="mt-2 text-pretty text-muted">{text}</p>}
      <div className="mt-5 grid gap-4">{children}</div>
    </div>
  )
}

interface SectionProps {
  title?: string
  text?: ReactNode
  children?: ReactNode
}

export function Section({ title, text, children }: SectionProps) {
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      {title !== undefined && (
        <div>
          <h2 className="text-20 font-bold">{title}</h2>
          {text !== undefined && <p className="mt-1 text-pretty text-muted">{text}</p>}
        </div>
      )}
      {children}
    </Card>
  )
}

/** One thing of a list, with what can be done about it. */
export function Row({ name, value, children }: { name: ReactNode; value?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t pt-3 first:border-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{name}</p>
        {value !== undefined && <p className="break-words text-muted">{value}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  )
}

/** What has just been done; told to screen readers too. */
export function Done({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p role="status" className="rounded-control bg-quiet px-4 py-3 font-medium">
      {text}
    </p>
  )
}
