import type { ReactNode } from 'react'
import { useFormats } from '#i18n/language-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import { Formatted } from '#ui/formatted.tsx'
import { ReplyRecord } from '#ui/reply-record.tsx'
import type { ApplicationDetail } from '../../contract/applications.ts'
import { useText } from '../texts.ts'

/** What has happened is solid, what is promised hollow. */
export function Steps({ application, reader }: { application: ApplicationDetail; reader: string }) {
  const t = useText()
  const { date } = useFormats()
  const { sent_at, viewed_at, reply_by, job } = application
  const company = job.company.name
  return (
    <ol className="grid">
      <Step isDone title={t('receipt.sent')} text={date(sent_at)} />
      {viewed_at === null ? (
        <Step title={t('receipt.opens', { who: reader })} text={t('receipt.opens_text')} />
      ) : (
        <Step isDone title={t('receipt.opened', { who: reader })} text={date(viewed_at)} />
      )}
      <Step
        title={<Formatted>{t('receipt.answers', { who: reader, date: date(reply_by) })}</Formatted>}
        text={t('receipt.answers_text', { company })}
        more={job.company.reply_record !== null && <ReplyRecord record={job.company.reply_record} />}
      />
      <Step title={t('receipt.if_not')} text={t('receipt.if_not_text')} isLast />
    </ol>
  )
}

function Step({
  title,
  text,
  more,
  isDone = false,
  isLast = false,
}: {
  title: ReactNode
  text: string
  more?: ReactNode
  isDone?: boolean
  isLast?: boolean
}) {
  return (
    <li className="relative flex gap-4 pb-5 last:pb-0">
      {!isLast && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute start-1.75 top-5 bottom-0 border-s-2 border-line',
            !isDone && 'border-dashed',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'relative mt-1 size-4 shrink-0 rounded-full border-2',
          isDone ? 'border-primary bg-primary' : 'border-control bg-paper',
        )}
      />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-pretty text-muted">
          <Formatted>{text}</Formatted>
        </p>
        {more && <p className="text-13 text-muted">{more}</p>}
      </div>
    </li>
  )
}
