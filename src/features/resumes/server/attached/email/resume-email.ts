import { DEFAULT_SITE } from '#config/site.ts'
import { writeAccountEmail } from '#features/accounts/server/door.ts'
import type { Mail } from '#platform/outbound/outbox.ts'
import { emailTexts } from './email-texts.ts'

/** A resume as an email in the sender's language: it says who sends it, and how to get no more. */
export function resumeEmail({
  to,
  language: named,
  sender,
  file,
  stopUrl,
}: {
  to: string
  language: string
  sender: { name: string; email: string | null }
  file: { id: string; filename: string }
  stopUrl: string
}): Mail {
  const { t } = emailTexts(named)
  const name = oneLine(sender.name)
  const email = sender.email === null ? [] : [{ label: t('resume.email'), value: sender.email }]
  const heading = t('resume.subject', { name })
  const { language, ...written } = writeAccountEmail({
    to,
    language: named,
    heading,
    parts: [
      { kind: 'text', text: t('resume.text', { name, site: DEFAULT_SITE.name }) },
      {
        kind: 'facts',
        facts: [
          { label: t('resume.from'), value: name },
          ...email,
          { label: t('resume.file'), value: file.filename },
        ],
      },
      { kind: 'advice', text: t('resume.unknown', { name }) },
      { kind: 'link', url: stopUrl, label: t('resume.stop') },
    ],
  })
  const headers = {
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { to, language, kind: 'resume', subject: heading, ...written, headers, attachmentFileId: file.id }
}

const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
