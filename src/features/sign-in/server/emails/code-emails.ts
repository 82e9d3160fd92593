import { CODE_SECONDS } from '#config/limits.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { deviceDetails, type QueueDependencies, writeAccountEmail } from '#features/accounts/server/door.ts'
import { queueMail, queueSms } from '#platform/outbound/outbox.ts'
import type { EmailPart } from '#platform/outbound/write-email.ts'
import { later } from '#shared/later.ts'
import { emailTexts } from './email-texts.ts'

/**
 * Mails and SMS with codes and links. Each function queues one message; if `deps.db` is a transaction, the message is
 * sent only after its commit. Each throws `ApiError` 40006 if the reader has received too many. The texts are in
 * `texts`.
 */

/** The purpose of a code, as its mail names it. */
export type CodePurpose =
  | 'sign-in'
  | 'sign-up'
  | 'verify-email'
  | 'verify-phone'
  | 'reset-password'
  | 'change-email'
  | 'change-phone'
  | 'second-factor'
  | 'confirm'

/** The effect of a link. */
export type LinkPurpose = 'magic-link' | 'verify-email'

const site = DEFAULT_SITE.name

/** @param message `userAgent`: the header of the requesting browser; `isOwn`, `id`: as of `Mail` */
export async function queueCodeMail(
  { db, clock }: QueueDependencies,
  message: {
    id?: string | undefined
    to: string
    language: string
    purpose: CodePurpose
    code: string
    /** A link with the same effect as the code. */
    link?: string
    userAgent?: string
    isOwn?: boolean
  },
): Promise<void> {
  const { id, to, language: named, purpose, code, link, userAgent, isOwn = false } = message
  const { t } = emailTexts(named)
  const now = clock.now()
  const { language, ...written } = writeAccountEmail({
    to,
    language: named,
    heading: t(`code.${purpose}.heading`, { site }),
    parts: [
      { kind: 'text', text: t('letter.enter_code') },
      { kind: 'code', code },
      ...(link === undefined
        ? []
        : [
            {
              ...({ kind: 'button', url: link, label: t('link.verify-email.button') } as const),
              fallback: t('letter.link_fallback'),
            },
          ]),
      { kind: 'text', text: t('letter.valid_minutes', { minutes: CODE_SECONDS / 60 }) },
      ...requestingDevice(named, userAgent),
      { kind: 'advice', text: t(CODE_ADVICE[purpose]) },
      { kind: 'text', text: t('letter.never_share', { site }) },
    ],
  })
  const subject = t(`code.${purpose}.subject`, { code, site })
  const expiresAt = later(now, CODE_SECONDS)
  const kind = `code ${purpose}` as const
  await queueMail(db, clock, { id, to, language, kind, subject, ...written, expiresAt, isOwn })
}

/** No time: a code and a link say for how many minutes they work, which is true in every time zone. */
function requestingDevice(named: string, userAgent = ''): EmailPart[] {
  const facts = deviceDetails(named, userAgent)
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }]
}

/** Two of the codes are only sent to a person who has passed a first step. */
const CODE_ADVICE = {
  'sign-in': 'advice.ignore_code',
  'sign-up': 'advice.ignore_code',
  'verify-email': 'advice.ignore_code',
  'verify-phone': 'advice.ignore_code',
  'reset-password': 'advice.ignore_code',
  'change-email': 'advice.ignore_code',
  'change-phone': 'advice.ignore_code',
  'second-factor': 'advice.second_factor',
  confirm: 'advice.secure',
} as const satisfies Record<CodePurpose, string>

export async function queueCodeSms(
  { db, clock, origins }: QueueDependencies,
  {
    to,
    language: named,
    purpose,
    code,
    isOwn = false,
  }: { to: string; language: string; purpose: CodePurpose; code: string; isOwn?: boolean },
): Promise<void> {
  const { language, t } = emailTexts(named)
  const lines = [t(`code.${purpose}.subject`, { code, site }), t('sms.never_share')]
  const host = boundHost(origins?.seeker())
  const text = [...lines, ...(host === null ? [] : [`@${host} #${code}`])].join('\n')
  const expiresAt = later(clock.now(), CODE_SECONDS)
  await queueSms(db, clock, { to, language, kind: `code ${purpose}`, text, expiresAt, isOwn })
}

/** The host at which a phone may fill in the code (WebOTP, origin-bound codes). It must have a certificate. */
function boundHost(origin: string | undefined): string | null {
  const url = URL.parse(origin ?? '')
  return url?.protocol === 'https:' ? url.hostname : null
}

/** @param message `seconds`: the lifetime of the link; `userAgent`: the header of the requesting browser */
export async function queueLinkMail(
  { db, clock }: QueueDependencies,
  message: {
    to: string
    language: string
    purpose: LinkPurpose
    url: string
    seconds: number
    userAgent?: string
    isOwn?: boolean
  },
): Promise<void> {
  const { to, language: named, purpose, url, seconds, userAgent, isOwn = false } = message
  const { t } = emailTexts(named)
  const now = clock.now()
  const minutes = Math.max(1, Math.floor(seconds / 60))
  const { language, ...written } = writeAccountEmail({
    to,
    language: named,
    heading: t(`link.${purpose}.heading`, { site }),
    parts: [
      { kind: 'text', text: t(`link.${purpose}.text`) },
      { kind: 'button', url, label: t(`link.${purpose}.button`), fallback: t('letter.link_fallback') },
      {
        kind: 'text',
        text:
          minutes < 120
            ? t('letter.valid_minutes', { minutes })
            : t('letter.valid_hours', { hours: Math.floor(minutes / 60) }),
      },
      ...requestingDevice(named, userAgent),
      { kind: 'advice', text: t('advice.ignore_link') },
    ],
  })
  const subject = t(`link.${purpose}.subject`, { site })
  const expiresAt = later(now, seconds)
  await queueMail(db, clock, { to, language, kind: `link ${purpose}`, subject, ...written, expiresAt, isOwn })
}
