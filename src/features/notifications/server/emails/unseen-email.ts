import { DEFAULT_SITE } from '#config/site.ts'
import { eventDetails, writeAccountEmail } from '#features/accounts/server/door.ts'
import type { Mail } from '#platform/outbound/outbox.ts'
import type { EmailPart } from '#platform/outbound/write-email.ts'
import type { UnseenRow } from '../queries.ts'
import { emailTexts } from './email-texts.ts'

const site = DEFAULT_SITE.name

/** The mail of a notification that its reader has not seen. `at` is the address of the seekers' site. */
export function unseenEmail(unseen: UnseenRow, at: string): Mail {
  const { email: to, language: named } = unseen
  const { t, language: known } = emailTexts(named)
  const [heading, text] = wordsOf(unseen, t)
  const title = unseen.title === null ? [] : [{ label: t('unseen.job'), value: oneLine(unseen.title) }]
  const parts: EmailPart[] = [
    { kind: 'text', text },
    { kind: 'facts', facts: [...title, ...eventDetails(named, unseen.created_at, unseen.user_agent)] },
    ...(unseen.kind === 'report-decided' ? [] : [{ kind: 'advice', text: t('advice.secure') } as const]),
    {
      ...({ kind: 'button', label: t('unseen.open'), url: `${at}/${known}/notifications` } as const),
      fallback: t('letter.link_fallback'),
    },
    { kind: 'text', text: t('unseen.settings') },
  ]
  const { language, ...written } = writeAccountEmail({ to, language: named, heading, parts })
  return { to, language, kind: `notification ${unseen.kind}`, subject: heading, ...written }
}

function wordsOf(
  { kind, variant }: UnseenRow,
  t: ReturnType<typeof emailTexts>['t'],
): [heading: string, text: string] {
  if (kind === 'report-decided') {
    return variant === 'upheld'
      ? [t('unseen.upheld.subject', { site }), t('unseen.upheld.text')]
      : [t('unseen.dismissed.subject', { site }), t('unseen.dismissed.text')]
  }
  if (kind === 'export-ready') return [t('unseen.export.subject', { site }), t('unseen.export.text')]
  return variant === 'others'
    ? [t('unseen.others.subject', { site }), t('unseen.others.text')]
    : [t('unseen.one.subject', { site }), t('unseen.one.text')]
}

const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
