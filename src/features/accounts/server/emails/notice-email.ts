import { DEFAULT_SITE } from '#config/site.ts'
import { queueMail } from '#platform/outbound/outbox.ts'
import type { EmailPart } from '#platform/outbound/write-email.ts'
import { ApiError } from '#shared/api-error.ts'
import { eventDetails, type QueueDependencies, writeAccountEmail } from './account-email.ts'
import { emailTexts } from './email-texts.ts'

/** The events about which the account's owner gets a notice. */
export type Notice =
  | 'password-changed'
  | 'email-changed'
  | 'email-removed'
  | 'phone-changed'
  | 'phone-removed'
  | 'new-device'
  | 'device-allowed'
  | 'provider-linked'
  | 'second-factor-changed'
  | 'recovery-code-used'
  | 'second-step-failed'
  | 'taken-over'
  | 'deletion-asked'
  | 'deletion-taken-back'
  | 'account-deleted'

const site = DEFAULT_SITE.name

/**
 * @param message `details`: a value in the notice, in the reader's language: the new address or number (masked), the
 * provider, the day of deletion, the change; for a device, its `user-agent`
 */
export async function queueNotice(
  { db, clock, origins }: QueueDependencies,
  message: {
    to: string
    language: string
    notice: Notice
    details?: string
    /** The link that undoes the change. */
    undo?: string
    leavesNoTrace?: boolean
  },
): Promise<void> {
  const { to, language: named, notice, details = '', undo, leavesNoTrace = false } = message
  const { t, language: known } = emailTexts(named)
  const advice = NOTICE_ADVICE[notice]
  const label = NOTICE_DETAILS.find((labelled) => labelled === notice)
  const facts = [
    ...(label === undefined || details === ''
      ? []
      : [{ label: t(`notice.${label}.details`), value: details }]),
    ...eventDetails(named, clock.now(), TELLS_DEVICE.has(notice) ? details : ''),
  ]
  const heading = t(`notice.${notice}.subject`, { site })
  const parts: EmailPart[] = [
    { kind: 'text', text: t(`notice.${notice}.text`) },
    { kind: 'facts', facts },
    ...(undo === undefined
      ? []
      : [
          { kind: 'text', text: t('letter.undo_text') } as const,
          {
            ...({ kind: 'button', url: undo, label: t('letter.undo') } as const),
            fallback: t('letter.link_fallback'),
          },
        ]),
    ...(advice === null ? [] : [{ kind: 'advice', text: t(advice) } as const]),
    ...(origins === undefined || undo !== undefined
      ? []
      : [
          {
            ...({ kind: 'button', label: t('letter.open_site', { site }) } as const),
            ...{ url: `${origins.seeker()}/${known}/get-started`, fallback: t('letter.link_fallback') },
          },
        ]),
  ]
  const { language, ...written } = writeAccountEmail({
    ...{ to, language: named, heading, parts, comesAlways: true },
  })
  await queueMail(db, clock, {
    ...{ to, language, kind: `notice ${notice}`, subject: heading, ...written },
    leavesNoTrace,
  })
}

/** Queues a notice, unless its reader has received too many mails. The event itself still happens. */
export async function queueNoticeIfAllowed(...message: Parameters<typeof queueNotice>): Promise<void> {
  try {
    await queueNotice(...message)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

const NOTICE_ADVICE = {
  'password-changed': 'advice.secure',
  'email-changed': 'advice.address_changed',
  'email-removed': 'advice.secure',
  'phone-changed': 'advice.secure',
  'phone-removed': 'advice.secure',
  'new-device': 'advice.secure',
  'device-allowed': 'advice.secure',
  'provider-linked': 'advice.secure',
  'second-factor-changed': 'advice.secure',
  'recovery-code-used': 'advice.secure',
  'second-step-failed': 'advice.secure',
  'taken-over': null,
  'deletion-asked': 'advice.deletion',
  'deletion-taken-back': 'advice.secure',
  'account-deleted': null,
} as const satisfies Record<Notice, string | null>

/** Notices whose details are a `user-agent`. */
const TELLS_DEVICE: ReadonlySet<Notice> = new Set<Notice>([
  'new-device',
  'device-allowed',
  'second-step-failed',
])

/** Notices whose details have a label. */
const NOTICE_DETAILS = [
  'email-changed',
  'phone-changed',
  'provider-linked',
  'second-factor-changed',
  'deletion-asked',
] as const satisfies readonly Notice[]
