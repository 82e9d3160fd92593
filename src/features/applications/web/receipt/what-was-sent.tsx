import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useFormats } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { PayLine } from '../../../jobs/web/door.tsx'
import { AutoSendLink } from '../../../resumes/web/door.tsx'
import type { ApplicationDetail } from '../../contract/applications.ts'
import { useText } from '../texts.ts'

/** Where the page has the profile as it was sent. */
export const SNAPSHOT = 'sent-profile'

/** People count from one; a profile that was never changed has the version 0. */
export const versionOf = ({ profile_version }: ApplicationDetail['sent']): number => profile_version + 1

interface WhatWasSentProps {
  application: ApplicationDetail
  reader: string
  problem: string | null
}

/** The slip: each part that went, in which version, and what did not go. */
export function WhatWasSent({ application, reader, problem }: WhatWasSentProps) {
  const t = useText()
  const { date } = useFormats()
  const { id, job, sent, sent_at, may } = application
  const company = job.company.name
  const { resume, answers, first_message } = sent
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-17 font-bold">{t('receipt.what')}</h2>
      <dl className="mt-3 grid gap-3 border-y border-dashed border-line py-4">
        <Row name={t('receipt.to')} more={reader === company ? undefined : company}>
          <bdi>{reader}</bdi>
        </Row>
        <Row name={t('receipt.for')} more={<PayLine job={job} />}>
          <bdi lang={job.lang}>{job.title}</bdi>
        </Row>
        <Row
          name={t('receipt.profile')}
          more={
            <Formatted>
              {t('receipt.profile_version', { version: versionOf(sent), date: date(sent_at) })}
            </Formatted>
          }
        >
          <a
            href={`#${SNAPSHOT}`}
            className="inline-flex min-h-11 items-center text-primary underline sm:min-h-0"
          >
            <bdi>{sent.profile.name}</bdi>
          </a>
        </Row>
        {resume === null ? (
          <Row name={t('receipt.resume')}>{t('receipt.no_resume')}</Row>
        ) : (
          <Row
            name={t('receipt.resume')}
            more={t(resume.is_open ? 'receipt.resume_open' : 'receipt.resume_closed', { company })}
          >
            <bdi className="break-words">{resume.name}</bdi>
          </Row>
        )}
        {answers.map(({ question, answer }) => (
          <Row key={question} name={<bdi>{question}</bdi>}>
            <bdi className="break-words">{wordOf(answer)}</bdi>
          </Row>
        ))}
        {first_message !== null && (
          <Row name={t('receipt.message')}>
            <bdi className="font-normal break-words whitespace-pre-line">{first_message}</bdi>
          </Row>
        )}
        <Row name={t('receipt.not_sent')}>
          <span className="font-normal text-muted">{t('receipt.not_sent_text')}</span>
        </Row>
        <Row name={t('receipt.who_sees')}>
          <span className="font-normal">{t('receipt.who_sees_text', { company })}</span>
        </Row>
      </dl>
      {resume?.is_open === true && <AutoSendLink />}
      <FormProblem text={problem} />
      {may.withdraw && <Withdraw id={id} company={company} />}
    </Card>
  )

  function wordOf(answer: string): string {
    return answer === 'yes' || answer === 'no' ? t(`apply.${answer}`) : answer
  }
}

function Row({ name, more, children }: { name: ReactNode; more?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-13 break-words text-muted">{name}</dt>
      <dd className="min-w-0 font-semibold">
        {children}
        {more !== undefined && <span className="block text-13 font-normal text-muted">{more}</span>}
      </dd>
    </div>
  )
}

/** It asks first; a fold needs no script. */
function Withdraw({ id, company }: { id: string; company: string }) {
  const t = useText()
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-semibold text-primary hover:underline">
        {t('receipt.withdraw')}
      </summary>
      <Form method="post" preventScrollReset className="grid gap-3 pt-1">
        <input type="hidden" name="id" value={id} />
        <p className="text-pretty">{t('receipt.withdraw_ask', { company })}</p>
        <div>
          <Button type="submit">{t('receipt.withdraw_yes')}</Button>
        </div>
      </Form>
    </details>
  )
}
