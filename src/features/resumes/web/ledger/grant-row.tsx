import { Form } from 'react-router'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Dotted } from '#ui/dotted.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { Link } from '#ui/link.tsx'
import { useText } from '../seeker-texts.ts'

export interface Grant {
  id: string
  document: { kind: 'resume' | 'draft' | 'video'; name: string }
  reason: 'application' | 'invitation' | 'share-link' | 'email'
  company: { name: string; slug_id: string | null } | null
  recipient: string | null
  granted_at: string
  expires_at: string | null
  revoked_at: string | null
  state: 'open' | 'expired' | 'revoked' | 'deleted' | 'sent'
  may: { revoke: boolean }
  opened: number
  openings: readonly { opened_at: string; times: number }[]
}

interface GrantRowProps {
  grant: Grant
  now: number
  isRevoking: boolean
}

/** To whom a document was given and why, who opened it and when, and how to end that. */
export function GrantRow({ grant, now, isRevoking }: GrantRowProps) {
  const t = useText()
  const { document, may } = grant
  return (
    <li id={grant.id} className="grid gap-2 border-t border-line py-4 first:border-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-72">
          <h3 className="font-semibold wrap-anywhere">
            <bdi>{document.name}</bdi>
          </h3>
          <p className="text-muted">
            <Dotted>
              <Receiver grant={grant} />
              <span>{t(`ledger.${document.kind}`)}</span>
              {grant.reason !== 'share-link' && grant.reason !== 'email' && (
                <span>{t(`ledger.${grant.reason}`)}</span>
              )}
            </Dotted>
          </p>
          <Standing grant={grant} />
        </div>
        {may.revoke && !isRevoking && (
          <LinkButton
            to={`?revoke=${grant.id}#${grant.id}`}
            preventScrollReset
            aria-label={`${t('ledger.revoke')}: ${document.name}`}
          >
            {t('ledger.revoke')}
          </LinkButton>
        )}
      </div>
      {may.revoke && isRevoking && <RevokeQuestion grant={grant} />}
      {/* Nobody knows whether a mail was read. */}
      {grant.state !== 'sent' && <Openings grant={grant} now={now} />}
    </li>
  )
}

function Receiver({ grant: { company, recipient } }: { grant: Grant }) {
  const t = useText()
  const lang = useLanguage()
  if (recipient !== null) return <bdi className="wrap-anywhere">{recipient}</bdi>
  if (company === null) return <span>{t('ledger.link')}</span>
  if (company.slug_id === null) return <bdi>{company.name}</bdi>
  return (
    <Link to={`/${lang}/company/${company.slug_id}`} className="underline hover:text-ink">
      <bdi>{company.name}</bdi>
    </Link>
  )
}

/** Since when and until when, or how it ended. */
function Standing({ grant: { state, granted_at, expires_at, revoked_at } }: { grant: Grant }) {
  const t = useText()
  const { date } = useFormats()
  const ended = {
    expired: expires_at,
    revoked: revoked_at,
    deleted: granted_at,
    sent: granted_at,
    open: null,
  }[state]
  return (
    <p className={state === 'open' ? 'text-13' : 'text-13 text-muted'}>
      <Dotted>
        {state === 'open' && <span className="font-semibold text-primary">{t('ledger.is_open')}</span>}
        {state !== 'open' && (
          <Formatted>{t(`ledger.is_${state}`, { date: date(ended ?? granted_at) })}</Formatted>
        )}
        {state !== 'sent' && <Formatted>{t('ledger.since', { date: date(granted_at) })}</Formatted>}
        {state === 'open' && expires_at !== null && (
          <Formatted>{t('ledger.until', { date: date(expires_at) })}</Formatted>
        )}
      </Dotted>
    </p>
  )
}

function Openings({ grant: { opened, openings }, now }: { grant: Grant; now: number }) {
  const t = useText()
  const { date, since } = useFormats()
  const summary = <Formatted>{t('ledger.opened', { count: opened })}</Formatted>
  if (opened === 0) return <p className="text-13 text-muted">{summary}</p>
  return (
    <details className="text-13">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{summary}</summary>
      <ul className="grid gap-1 ps-4 text-muted">
        {openings.map(({ opened_at, times }) => (
          <li key={opened_at}>
            <Dotted>
              <time dateTime={opened_at}>
                <Formatted>{`${date(opened_at)}, ${since(opened_at, now)}`}</Formatted>
              </time>
              {times > 1 && <Formatted>{t('ledger.opened', { count: times })}</Formatted>}
            </Dotted>
          </li>
        ))}
      </ul>
    </details>
  )
}

function RevokeQuestion({ grant: { id, document } }: { grant: Grant }) {
  const t = useText()
  return (
    <Form method="post" className="grid gap-3 rounded-control border border-line p-4">
      <input type="hidden" name="id" value={id} />
      <p className="font-semibold wrap-anywhere">{t('ledger.revoke_title', { name: document.name })}</p>
      <p className="text-muted">{t('ledger.revoke_text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('ledger.revoke_button')}</Button>
        <LinkButton look="primary" to="?" preventScrollReset>
          {t('ledger.keep')}
        </LinkButton>
      </div>
    </Form>
  )
}
