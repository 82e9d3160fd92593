import { DEFAULT_SITE } from '#config/site.ts'
import { writeAccountEmail } from '#features/accounts/server/door.ts'
import type { Mail } from '#platform/outbound/outbox.ts'
import { emailTexts } from './email-texts.ts'

interface Confirmed {
  to: string
  language: string
  token: string
  /** Of the alerts that wait; an empty one is for all jobs. */
  titles: readonly string[]
  /** The address of the seekers' site. */
  at: string
}

/** The mail that asks whether somebody at an address wants what was entered for it. */
export function confirmEmail({ to, language: named, token, titles, at }: Confirmed): Mail {
  const { t, language: known } = emailTexts(named)
  const subject = t('confirm.subject', { site: DEFAULT_SITE.name })
  const { language, ...written } = writeAccountEmail({
    to,
    language: named,
    heading: subject,
    parts: [
      { kind: 'text', text: t('confirm.text') },
      ...titles.map((title) => ({ kind: 'advice', text: title || t('alert.all_jobs') }) as const),
      { kind: 'text', text: t('confirm.next') },
      {
        ...({ kind: 'button', label: t('confirm.button'), fallback: t('letter.link_fallback') } as const),
        url: `${at}/${known}/job-alert-confirm/${token}`,
      },
      { kind: 'text', text: t('confirm.ignore') },
    ],
  })
  return { to, language, kind: 'job-alert-confirm', subject, ...written }
}
