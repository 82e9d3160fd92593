import { useEffect, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { SHARE_DAYS } from '#config/limits.ts'
import { useFormats } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Popover } from '#ui/popover.tsx'
import type { Share } from '../../contract/shares.ts'
import { LinkIcon } from './icons.tsx'
import { useText } from './texts.ts'

/** The answer to the forms of this panel. */
export interface ShareAnswer {
  /** Of the link that was just made: nobody sees it again. */
  address?: string
  problem?: string
}

/** Makes links to the draft, and closes them. */
export function SharePanel({ shares, answer }: { shares: readonly Share[]; answer: ShareAnswer | null }) {
  const t = useText()
  const fetcher = useFetcher<ShareAnswer>()
  const { address, problem } = fetcher.data ?? answer ?? {}
  return (
    <Popover
      label={
        <>
          <LinkIcon />
          <span className="max-sm:sr-only">{t('resume_link.title')}</span>
        </>
      }
      labelClassName="maker-button"
      title={t('resume_link.title')}
      align="end"
    >
      <div className="grid gap-4 p-4 sm:w-96">
        <p>{t('resume_link.text')}</p>
        <fetcher.Form method="post" className="grid gap-2">
          <label className="grid gap-1.5 font-semibold">
            {t('resume_link.days_label')}
            <select
              name="days"
              defaultValue="7"
              className="min-h-11 rounded-control border border-control bg-surface px-3"
            >
              {SHARE_DAYS.map((days) => (
                <option key={days} value={days}>
                  {t('resume_link.days', { days })}
                </option>
              ))}
            </select>
          </label>
          <Choice name="has_contacts" label={t('resume_link.has_contacts')} />
          <Choice name="may_download" label={t('resume_link.may_download')} />
          <Button
            type="submit"
            name="intent"
            value="share"
            look="primary"
            disabled={fetcher.state !== 'idle'}
          >
            {t('resume_link.create')}
          </Button>
          {problem !== undefined && (
            <p role="alert" className="text-13 font-medium text-danger">
              {problem}
            </p>
          )}
        </fetcher.Form>
        {address !== undefined && <NewLink address={address} />}
        {shares.length > 0 && (
          <ul className="grid gap-2 border-t border-line pt-3">
            {shares.map((share) => (
              <OpenLink key={share.id} {...share} />
            ))}
          </ul>
        )}
      </div>
    </Popover>
  )
}

function Choice({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} value="1" className="size-5 shrink-0 accent-primary" />
      {label}
    </label>
  )
}

function NewLink({ address }: { address: string }) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  const [canCopy, setCanCopy] = useState(false)
  useEffect(() => setCanCopy('clipboard' in navigator), [])
  return (
    <div className="grid gap-2 rounded-control bg-tint p-3">
      <p className="text-13">{t('resume_link.once')}</p>
      <input
        readOnly
        value={address}
        aria-label={t('resume_link.address')}
        dir="ltr"
        onFocus={({ target }) => target.select()}
        className="min-h-11 w-full rounded-control border border-control bg-surface px-3 text-13"
      />
      {canCopy && (
        <Button
          onClick={() => {
            void navigator.clipboard.writeText(address).then(() => setCopied(true))
          }}
        >
          {t(isCopied ? 'resume_link.copied' : 'resume_link.copy')}
        </Button>
      )}
    </div>
  )
}

function OpenLink({ id, expires_at, opened, has_contacts, may_download }: Share) {
  const t = useText()
  const { date } = useFormats()
  const facts = [
    has_contacts && t('resume_link.with_contacts'),
    may_download && t('resume_link.with_download'),
  ]
  return (
    <li className="flex items-start gap-3">
      <div className="min-w-0 grow">
        <p>{t('resume_link.until', { date: date(new Date(expires_at)) })}</p>
        <p className="text-13 text-muted">
          {[t('resume_link.opened', { times: opened }), ...facts.filter((fact) => fact !== false)].join(
            ' · ',
          )}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="share" value={id} />
        <Button type="submit" name="intent" value="unshare">
          {t('resume_link.close')}
        </Button>
      </Form>
    </li>
  )
}
