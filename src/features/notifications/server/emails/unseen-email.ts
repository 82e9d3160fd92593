import { DEFAULT_SITE } from '#config/site.ts'
import { eventDetails, writeAccountEmail } from '#features/accounts/server/door.ts'
import type { Mail } from '#platform/outbound/outbox.ts'
import type { EmailPart } from '#platform/outbound/write-email.ts'
import { isOfSeekers, type OfApplications, pageForSeeker } from '../../contract/seeker-kinds.ts'
import type { NotificationVariant } from '../../contract.ts'
import type { MailedLater } from '../default-settings.ts'
import type { UnseenRow } from '../queries/notifications.ts'
import { emailTexts } from './email-texts.ts'

const site = DEFAULT_SITE.name

type Unseen = UnseenRow & { kind: MailedLater }

/**
 * The mail of a notification that its reader has not seen. It can be stopped by one click, of a person or of their mail
 * program (RFC 8058).
 *
 * @param links `at`: the address of the seekers' site; `token`: stops mails of this kind
 */
export function unseenEmail(unseen: Unseen, { at, token }: { at: string; token: string }): Mail {
  const { email: to, language: named } = unseen
  const { t, language: known } = emailTexts(named)
  const stopUrl = `${at}/${known}/notification-mail/${token}`
  const { kind } = unseen
  const forSeeker = isOfSeekers(kind) ? kind : null
  const [heading, text] = forSeeker === null ? wordsOf(unseen, t) : wordsForSeeker(forSeeker, unseen, t)
  const title = unseen.title === null ? [] : [{ label: t('unseen.job'), value: oneLine(unseen.title) }]
  const parts: EmailPart[] = [
    { kind: 'text', text },
    { kind: 'facts', facts: [...title, ...eventDetails(named, unseen.created_at, unseen.user_agent)] },
    ...(forSeeker !== null || kind === 'report-decided'
      ? []
      : [{ kind: 'advice', text: t('advice.secure') } as const]),
    {
      kind: 'button',
      label: t(forSeeker === null ? 'unseen.open' : 'unseen.my_jobs'),
      url: `${at}/${known}/${forSeeker === null ? 'notifications' : pageForSeeker(forSeeker, { applicationId: unseen.application_id, alertId: null, jobSlugId: null })}`,
      fallback: t('letter.link_fallback'),
    },
    { kind: 'text', text: t('unseen.settings') },
    { kind: 'link', label: t('unseen.choose'), url: `${at}/${known}/account/notifications` },
    { kind: 'link', label: t('unseen.stop'), url: stopUrl },
  ]
  const { language, ...written } = writeAccountEmail({ to, language: named, heading, parts })
  const headers = {
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { to, language, kind: `notification ${kind}`, subject: heading, ...written, headers }
}

/** What a device shows where it cannot learn more: nothing of its owner. */
export const generalWords = (language: string): string => emailTexts(language).t('push.general', { site })

type Translate = ReturnType<typeof emailTexts>['t']

function wordsOf({ kind, variant }: Unseen, t: Translate): [heading: string, text: string] {
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

function wordsForSeeker(
  kind: OfApplications,
  { variant, company }: Unseen,
  t: Translate,
): [heading: string, text: string] {
  const told = (variant === null ? undefined : BY_VARIANT[variant]) ?? BY_KIND[kind]
  return [t(`unseen.${told}.subject`, { company: oneLine(company ?? '') }), t(`unseen.${TEXTS[told]}.text`)]
}

const BY_KIND = {
  'application-viewed': 'viewed',
  'application-replied': 'replied',
  'application-accepted': 'shortlist',
  'application-declined': 'declined',
  'application-lapsed': 'lapsed',
  'job-closed': 'closed',
  invitation: 'invitation',
} as const satisfies Record<OfApplications, string>

const BY_VARIANT: Readonly<Partial<Record<NotificationVariant, keyof typeof TEXTS>>> = {
  reconsidered: 'reconsidered',
  'exchange-asked': 'exchange_asked',
  exchanged: 'exchanged',
  interview: 'interview',
  offer: 'offer',
  hired: 'hired',
  'on-hold': 'on_hold',
}

/** What it means for the reader. */
const TEXTS = {
  viewed: 'moving',
  replied: 'moving',
  reconsidered: 'moving',
  exchange_asked: 'exchange_asked',
  exchanged: 'exchanged',
  shortlist: 'moving',
  interview: 'contact',
  offer: 'contact',
  hired: 'hired',
  declined: 'declined',
  lapsed: 'lapsed',
  closed: 'closed',
  on_hold: 'closed',
  invitation: 'invitation',
} as const

const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
