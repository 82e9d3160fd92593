import { Button } from '#ui/button.tsx'
import type { Application } from '../../applications/contract/applications.ts'
import { useText } from './texts.ts'

/** The question of an employer, with its two answers; they work without a script. */
export function ExchangeQuestion({ application: { id, job, exchange } }: { application: Application }) {
  const t = useText()
  if (exchange.state !== 'asked-by-employer' || !exchange.may.agree) return null
  return (
    <form method="post" className="grid justify-items-start gap-2">
      <p className="font-semibold">{t('my.exchange_ask', { company: job.company.name })}</p>
      <p className="text-pretty text-muted">{t('my.exchange_ask_text')}</p>
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="agree" look="primary">
          {t('my.exchange_agree')}
        </Button>
        <Button type="submit" name="intent" value="refuse" look="ghost">
          {t('my.exchange_refuse')}
        </Button>
      </div>
    </form>
  )
}

/** What was exchanged, what was asked, or how to ask. */
export function ExchangeState({ application: { id, job, exchange } }: { application: Application }) {
  const t = useText()
  const { state, may, contact } = exchange
  if (contact !== null) return <Contact contact={contact} />
  if (state === 'asked-by-employer') return null
  if (state === 'asked-by-seeker' && may.refuse)
    return (
      <form method="post" className="flex flex-wrap items-center gap-x-2">
        <input type="hidden" name="id" value={id} />
        <p className="text-13 text-muted">{t('my.exchange_waits', { company: job.company.name })}</p>
        <Button type="submit" name="intent" value="refuse" look="ghost">
          {t('my.exchange_take_back')}
        </Button>
      </form>
    )
  if (!may.agree) return null
  return (
    <details className="min-w-0">
      <summary className="flex min-h-11 w-fit items-center text-13 font-semibold text-primary underline">
        {t('my.exchange')}
      </summary>
      <form method="post" className="grid justify-items-start gap-2 pb-1">
        <input type="hidden" name="id" value={id} />
        <p className="text-pretty">{t('my.exchange_text', { company: job.company.name })}</p>
        <Button type="submit" name="intent" value="agree">
          {t('my.exchange_yes')}
        </Button>
      </form>
    </details>
  )
}

function Contact({ contact }: { contact: NonNullable<Application['exchange']['contact']> }) {
  const t = useText()
  const { name, position, phone, email } = contact
  return (
    <section
      className="rounded-control border border-line bg-quiet px-4 py-2"
      aria-label={t('my.exchange_contact')}
    >
      <p>
        <bdi className="font-semibold">{name}</bdi>
        {position !== null && <bdi className="ms-2 text-13 text-muted">{position}</bdi>}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {phone !== null && (
          <a
            href={`tel:${phone}`}
            dir="ltr"
            className="inline-flex min-h-11 items-center font-medium text-primary underline"
          >
            {phone}
          </a>
        )}
        {email !== null && (
          <a
            href={`mailto:${email}`}
            dir="ltr"
            className="inline-flex min-h-11 items-center font-medium break-all text-primary underline"
          >
            {email}
          </a>
        )}
      </p>
    </section>
  )
}
