import { DEFAULT_SITE } from '#config/site.ts'
import {
  type AccountDependencies,
  circumstances,
  writeAccountLetter,
} from '#features/accounts/server/door.ts'
import { localeOf } from '#i18n/formats.ts'
import { postMail } from '#platform/post/outbox.ts'
import type { LetterPart } from '#platform/post/write-letter.ts'
import { ApiError } from '#shared/api-error.ts'
import { letterTexts } from './letter-texts.ts'

/** An operator's decision. The mail gives the reason in the reader's language, and never names the reporter. */
export type Decision =
  | { kind: 'account-suspended'; reason: string /** Null: until it is restored. */; until: Date | null }
  | { kind: 'account-restored' }
  | { kind: 'job-closed'; reason: string; job: { id: number; title: string; company: string } }

/**
 * Mails the decision, its reason, and how to answer. With a transaction for `deps.db`, the mail is sent only if that
 * commits. A reader who has been sent too many mails gets none; the decision still holds.
 */
export async function postDecision(
  { db, clock, origins }: Pick<AccountDependencies, 'db' | 'clock' | 'origins'>,
  { to, language: named, decision }: { to: string; language: string; decision: Decision },
): Promise<void> {
  const { t, language: known } = letterTexts(named)
  const here = `${origins.seeker()}/${known}`
  const { kind } = decision
  const title = kind === 'job-closed' ? oneLine(decision.job.title) : ''
  const subject =
    kind === 'job-closed' ? t(`decision.${kind}.subject`, { title }) : t(`decision.${kind}.subject`, { site })
  const parts: LetterPart[] = [
    { kind: 'text', text: t(`decision.${kind}.text`) },
    { kind: 'facts', facts: [...factsOf(decision, named), ...circumstances(named, clock.now())] },
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
  const { language, ...written } = writeAccountLetter({ to, language: named, heading: subject, parts })
  try {
    await postMail(db, clock, { to, language, kind: `notice ${kind}`, subject, ...written })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }

  function button(url: string, label: string): LetterPart {
    return { kind: 'button', url, label, fallback: t('letter.link_fallback') }
  }
}

const site = DEFAULT_SITE.name

function factsOf(decision: Decision, named: string): { label: string; value: string }[] {
  const { t, language } = letterTexts(named)
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
