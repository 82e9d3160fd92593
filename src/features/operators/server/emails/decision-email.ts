import { DEFAULT_SITE } from '#config/site.ts'
import { type AccountDependencies, eventDetails, writeAccountEmail } from '#features/accounts/server/door.ts'
import { localeOf } from '#i18n/formats.ts'
import { queueMail } from '#platform/outbound/outbox.ts'
import type { EmailPart } from '#platform/outbound/write-email.ts'
import { ApiError } from '#shared/api-error.ts'
import { emailTexts } from './email-texts.ts'

/** An operator's decision. The mail gives the reason in the reader's language, and never names the reporter. */
export type Decision =
  | { kind: 'account-suspended'; reason: string /** Null: until it is restored. */; until: Date | null }
  | { kind: 'account-restored' }
  | { kind: 'job-closed'; reason: string; job: { id: number; title: string; company: string } }

/**
 * Mails the decision, its reason, and how to reply. If `deps.db` is a transaction, the mail is sent only after its
 * commit. A reader who has received too many mails gets none; the decision still applies.
 */
export async function queueDecision(
  { db, clock, origins }: Pick<AccountDependencies, 'db' | 'clock' | 'origins'>,
  { to, language: named, decision }: { to: string; language: string; decision: Decision },
): Promise<void> {
  const { t, language: known } = emailTexts(named)
  const here = `${origins.seeker()}/${known}`
  const { kind } = decision
  const title = kind === 'job-closed' ? oneLine(decision.job.title) : ''
  const subject =
    kind === 'job-closed' ? t(`decision.${kind}.subject`, { title }) : t(`decision.${kind}.subject`, { site })
  const parts: EmailPart[] = [
    { kind: 'text', text: t(`decision.${kind}.text`) },
    { kind: 'facts', facts: [...factsOf(decision, named), ...eventDetails(named, clock.now())] },
    ...(kind === 'account-restored'
      ? ([
          { kind: 'text', text: t('decision.questions') },
          button(`${here}/get-started`, t('letter.open_site', { site })),
        ] as const)
      : ([
          { kind: 'text', text: t('decision.by_person') },
          { kind: 'advice', text: t('decision.answer') },
          button(`${here}/terms`, t('decision.terms')),
        ] as const)),
  ]
  const { language, ...written } = writeAccountEmail({
    ...{ to, language: named, heading: subject, parts, comesAlways: true },
  })
  try {
    await queueMail(db, clock, { to, language, kind: `notice ${kind}`, subject, ...written })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }

  function button(url: string, label: string): EmailPart {
    return { kind: 'button', url, label, fallback: t('letter.link_fallback') }
  }
}

const site = DEFAULT_SITE.name

function factsOf(decision: Decision, named: string): { label: string; value: string }[] {
  const { t, language } = emailTexts(named)
  if (decision.kind === 'account-restored') return []
  const reason = { label: t('decision.reason'), value: decision.reason }
  if (decision.kind === 'account-suspended') {
    const date = new Intl.DateTimeFormat(localeOf(language, null), { dateStyle: 'long', timeZone: 'UTC' })
    const { until } = decision
    const value = until === null ? t('decision.until_further') : date.format(until)
    return [reason, { label: t('decision.until'), value }]
  }
  const { id, title, company } = decision.job
  return [
    { label: t('decision.job'), value: title },
    { label: t('decision.company'), value: company },
    { label: t('decision.number'), value: String(id) },
    reason,
  ]
}

const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
