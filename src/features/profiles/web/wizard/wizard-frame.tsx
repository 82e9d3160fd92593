import type { ReactNode } from 'react'
import { LINK } from '#features/sign-in/web/door.tsx'
import { useFormats } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { ChevronStartIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useText } from '../texts.ts'
import './wizard.css'

interface WizardFrameProps {
  title: string
  help?: string | undefined
  /** The number of the question, from 1; null: none. */
  number: number | null
  count: number
  /** The question before; null: this is the first. */
  back: string | null
  /** Where “Later” leads. */
  later: string
  /** Above the title. */
  sentence: ReactNode
  children: ReactNode
  /** Beside the question, on a desktop. */
  aside: ReactNode
}

/** One question on a page of its own. */
export function WizardFrame({
  title,
  help,
  number,
  count,
  back,
  later,
  sentence,
  children,
  aside,
}: WizardFrameProps) {
  const t = useText()
  return (
    <div className="wizard">
      <PageHead title={title} indexed={false} />
      <section className="wizard-question">
        <nav className="flex items-center gap-4" aria-label={t('wizard.way')}>
          {back === null ? (
            <span className="size-11" />
          ) : (
            <LinkButton to={back} look="ghost" shape="square" aria-label={t('wizard.back')} className="-ms-3">
              <ChevronStartIcon />
            </LinkButton>
          )}
          <Progress number={number} count={count} />
          <Link to={later} className={LINK}>
            {t('gate.later')}
          </Link>
        </nav>
        {sentence}
        <div>
          <h1 tabIndex={-1} className="wizard-title">
            {title}
          </h1>
          {help !== undefined && <p className="mt-2 text-muted">{help}</p>}
        </div>
        {children}
      </section>
      {aside}
    </div>
  )
}

function Progress({ number, count }: { number: number | null; count: number }) {
  const t = useText()
  const formats = useFormats()
  const at = number ?? count
  const label = t('wizard.question', { number: formats.number(at), count: formats.number(count) })
  return (
    <div role="img" aria-label={label} className="wizard-lane">
      {Array.from({ length: count }, (_, place) => place + 1).map((place) => (
        <span key={place} className={place < at ? 'is-done' : place === at ? 'is-here' : undefined} />
      ))}
    </div>
  )
}
