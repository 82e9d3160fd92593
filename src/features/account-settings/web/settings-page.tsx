import type { ReactNode } from 'react'
import { LINK, useNewStep } from '#features/sign-in/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { CheckIcon, ChevronStartIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useText } from './texts.ts'

interface SettingsPageProps {
  title: string
  text?: ReactNode
  /** Whether it is one of the tabs; other pages lead back to the first. */
  isTab?: boolean
  /** A page below a tab leads back to that. */
  back?: ReactNode
  children: ReactNode
}

/** The layout of all settings pages, in the frame with the tabs: one column of sections. */
export function SettingsPage({ title, text, isTab = false, back, children }: SettingsPageProps) {
  const t = useText()
  const lang = useLanguage()
  const page = useNewStep(typeof text === 'string' ? `${title} ${text}` : title)
  return (
    <div ref={page}>
      <PageHead title={title} indexed={false} />
      {back}
      {!isTab && (
        <Link to={`/${lang}/account`} className={`-ms-1 gap-0.5 ${LINK}`}>
          <ChevronStartIcon size={20} />
          {t('set.back')}
        </Link>
      )}
      <h1 tabIndex={-1} className="text-25 font-bold outline-none">
        {title}
      </h1>
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

interface RowProps {
  name: ReactNode
  /** The current value. */
  value?: ReactNode
  /** Whether the value needs attention. */
  isTroubled?: boolean
  children?: ReactNode
}

/** A row of a list with its actions. */
export function Row({ name, value, isTroubled = false, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t pt-3 first:border-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-semibold">{name}</p>
        {value !== undefined && (
          <p className={`break-words ${isTroubled ? 'font-medium text-danger' : 'text-muted'}`}>{value}</p>
        )}
      </div>
      {children !== undefined && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  )
}

/** A confirmation of the last change, announced to screen readers. */
export function Done({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p role="status" className="flex items-start gap-2 rounded-control bg-tint px-4 py-3 font-medium">
      <CheckIcon className="mt-0.5 shrink-0 text-primary" />
      {text}
    </p>
  )
}
