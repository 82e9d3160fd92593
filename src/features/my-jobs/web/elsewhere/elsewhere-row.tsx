import { Form, useSubmit } from 'react-router'
import { OUTSIDE_STATES } from '#config/outside-states.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { ExternalIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import type { OutsideApplication } from '../../contract/outside-applications.ts'
import { useText } from '../texts.ts'

/** One application elsewhere: what it is, how far it has come, and how to take it from the list. */
export function ElsewhereRow({ application }: { application: OutsideApplication }) {
  const t = useText()
  const { date } = useFormats()
  const { title, company_name, applied_at } = application
  return (
    <li className="grid grid-cols-1 items-start gap-3 p-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-6">
      <div className="min-w-0">
        <h2 className="text-17 font-bold break-words">
          <JobName application={application} />
        </h2>
        <p className="break-words text-muted">
          <bdi>{company_name}</bdi>
        </p>
        <p className="text-13 text-muted">
          <Formatted>{t('my.elsewhere_since', { date: date(applied_at) })}</Formatted>
        </p>
      </div>
      <div className="grid justify-items-start gap-1">
        <StateForm application={application} />
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-13 font-semibold text-muted underline hover:text-ink">
            {t('my.remove')}
          </summary>
          <Form method="post" preventScrollReset className="grid justify-items-start gap-2 pb-1">
            <input type="hidden" name="id" value={application.id} />
            <p className="text-pretty">{t('my.elsewhere_remove_ask', { title })}</p>
            <Button type="submit" name="intent" value="remove">
              {t('my.elsewhere_remove')}
            </Button>
          </Form>
        </details>
      </div>
    </li>
  )
}

/** A job of ours is a link to its page, another one to where it was found, if that was said. */
function JobName({ application: { job_id, title, url } }: { application: OutsideApplication }) {
  const lang = useLanguage()
  if (job_id !== null) {
    return (
      <Link to={`/${lang}/job/${job_id}`} className="hover:underline">
        <bdi>{title}</bdi>
      </Link>
    )
  }
  if (url === null) return <bdi>{title}</bdi>
  return (
    <a href={url} target="_blank" rel="nofollow noopener noreferrer" className="hover:underline">
      <bdi>{title}</bdi> <ExternalIcon size={16} className="inline align-baseline" />
    </a>
  )
}

/** With scripts a choice is kept at once. */
function StateForm({ application: { id, state, title } }: { application: OutsideApplication }) {
  const t = useText()
  const submit = useSubmit()
  return (
    <Form
      method="post"
      preventScrollReset
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
      className="flex flex-wrap gap-2"
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value="change" />
      <select
        key={state}
        name="state"
        aria-label={t('my.elsewhere_state', { title })}
        defaultValue={state}
        className="min-h-11 rounded-control border border-control bg-surface px-3"
      >
        {OUTSIDE_STATES.map((name) => (
          <option key={name} value={name}>
            {t(`my.elsewhere_is_${name}`)}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit">{t('my.elsewhere_save')}</Button>
      </noscript>
    </Form>
  )
}
