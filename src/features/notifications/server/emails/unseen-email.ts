import { DEFAULT_SITE } from '#config/site.ts'
import { eventDetails, writeAccountEmail } from '#features/accounts/server/door.ts'
import type { Mail } from '#platform/outbound/outbox.ts'
import type { EmailPart } from '#platform/outbound/write-email.ts'
import { isOfSeekers, pageForSeeker, type SeekerKind } from '../../contract/seeker-kinds.ts'
import type { NotificationVariant } from '../../contract.ts'
import type { UnseenRow } from '../queries.ts'
import { emailTexts } from './email-texts.ts'

const site = DEFAULT_SITE.name

/** The mail of a notification that its reader has not seen. `at` is the address of the seekers' site. */
export function unseenEmail(unseen: UnseenRow, at: string): Mail {
  const { email: to, language: named } = unseen
  const { t, language: known } = emailTexts(named)
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
      url: `${at}/${known}/${forSeeker === null ? 'notifications' : pageForSeeker(forSeeker, unseen.application_id)}`,
      fallback: t('letter.link_fallback'),
    },
    { kind: 'text', text: t('unseen.settings') },
  ]
  const { language, ...written } = writeAccountEmail({ to, language: named, heading, parts })
  return { to, language, kind: `notification ${kind}`, subject: heading, ...written }
}

type Translate = ReturnType<typeof emailTexts>['t']

function wordsOf({ kind, variant }: UnseenRow, t: Translate): [heading: string, text: string] {
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
  kind: SeekerKind,
  { variant, company }: UnseenRow,
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
} as const satisfies Record<SeekerKind, string>

const BY_VARIANT: Readonly<Partial<Record<NotificationVariant, keyof typeof TEXTS>>> = {
  reconsidered: 'reconsidered',
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
