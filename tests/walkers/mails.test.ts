import { expect, test } from 'vitest'
import { MAIL_KINDS, type MailKind } from '#config/mail-kinds.ts'
import { emailTexts } from '#features/accounts/server/emails/email-texts.ts'
import { type Notice, queueNotice } from '#features/accounts/server/emails/notice-email.ts'
import { alertSearch } from '#features/job-alerts/contract/alert.ts'
import { alertEmail } from '#features/job-alerts/server/mail/alert-email.ts'
import { confirmEmail } from '#features/job-alerts/server/mail/confirm-email.ts'
import type { MailedLater } from '#features/notifications/server/default-settings.ts'
import { unseenEmail } from '#features/notifications/server/emails/unseen-email.ts'
import { type Decision, queueDecision } from '#features/operators/server/emails/decision-email.ts'
import { resumeEmail } from '#features/resumes/server/attached/email/resume-email.ts'
import {
  type CodePurpose,
  type LinkPurpose,
  queueCodeMail,
  queueLinkMail,
} from '#features/sign-in/server/emails/code-emails.ts'
import { type Mail, queueMail } from '#platform/outbound/outbox.ts'
import { testDatabase } from '../database/test-database.ts'

/** Every mail of the product has its kind, and the way out that the kind promises (`config/mail-kinds.ts`). */

const { db } = await testDatabase()
const clock = { now: () => new Date('2026-11-23T09:00:00Z') }
const AT = 'https://jobs.example'
const origins = { seeker: () => AT, employer: () => 'https://hire.example', console: () => '' }
const deps = { db, clock, origins }
const language = 'en'

/** Queues a mail of a kind to `to`, as its room does. */
type Send = (to: string) => Promise<void>

const code =
  (purpose: CodePurpose): Send =>
  (to) =>
    queueCodeMail(deps, { to, language, purpose, code: '048213' })
const link =
  (purpose: LinkPurpose): Send =>
  (to) =>
    queueLinkMail(deps, { to, language, purpose, url: `${AT}/x`, seconds: 900 })
const notice =
  (kind: Notice): Send =>
  (to) =>
    queueNotice(deps, { to, language, notice: kind })
const decision =
  (what: Decision): Send =>
  (to) =>
    queueDecision(deps, { to, language, decision: what })
const unseen =
  (kind: MailedLater): Send =>
  (to) =>
    queueMail(
      db,
      clock,
      unseenEmail(
        {
          ...{ id: 1, kind, variant: null, user_agent: '', job_id: null, title: null, title_lang: null },
          ...{ created_at: clock.now(), read_at: null, account_id: '', email: to, language },
          ...{ company: 'Lola’s', application_id: null, alert_id: null, job_count: null },
        },
        { at: AT, token: 'token' },
      ),
    )

/** The types make this list complete. */
const SENT: Record<MailKind, Send> = {
  'code sign-in': code('sign-in'),
  'code sign-up': code('sign-up'),
  'code verify-email': code('verify-email'),
  'code verify-phone': code('verify-phone'),
  'code reset-password': code('reset-password'),
  'code change-email': code('change-email'),
  'code change-phone': code('change-phone'),
  'code second-factor': code('second-factor'),
  'code confirm': code('confirm'),
  'link magic-link': link('magic-link'),
  'link verify-email': link('verify-email'),
  'notice password-changed': notice('password-changed'),
  'notice email-changed': notice('email-changed'),
  'notice email-removed': notice('email-removed'),
  'notice phone-changed': notice('phone-changed'),
  'notice phone-removed': notice('phone-removed'),
  'notice new-device': notice('new-device'),
  'notice device-allowed': notice('device-allowed'),
  'notice provider-linked': notice('provider-linked'),
  'notice second-factor-changed': notice('second-factor-changed'),
  'notice recovery-code-used': notice('recovery-code-used'),
  'notice second-step-failed': notice('second-step-failed'),
  'notice taken-over': notice('taken-over'),
  'notice deletion-asked': notice('deletion-asked'),
  'notice deletion-taken-back': notice('deletion-taken-back'),
  'notice account-deleted': notice('account-deleted'),
  'notice account-suspended': decision({ kind: 'account-suspended', reason: 'Spam', until: null }),
  'notice account-restored': decision({ kind: 'account-restored' }),
  'notice job-closed': decision({
    ...{ kind: 'job-closed', reason: 'Spam', job: { id: 1, title: 'Cook', company: 'Lola’s' } },
  }),
  'notification session-ended': unseen('session-ended'),
  'notification report-decided': unseen('report-decided'),
  'notification export-ready': unseen('export-ready'),
  'notification application-viewed': unseen('application-viewed'),
  'notification application-replied': unseen('application-replied'),
  'notification application-accepted': unseen('application-accepted'),
  'notification application-declined': unseen('application-declined'),
  'notification application-lapsed': unseen('application-lapsed'),
  'notification job-closed': unseen('job-closed'),
  'notification invitation': unseen('invitation'),
  'job-alert': (to) =>
    queueMail(
      db,
      clock,
      alertEmail({
        ...{ to, language, jobs: [], total: 0, hasMore: false, narrower: [], token: 'token', at: AT },
        alert: { id: '1', title: 'nurse', frequency: 1, search: alertSearch.parse({}), filters: [] },
      }),
    ),
  'job-alert-confirm': (to) =>
    queueMail(db, clock, confirmEmail({ to, language, token: 'token', titles: ['nurse'], at: AT })),
  resume: (to) => {
    const sender = { name: 'Mai', email: null }
    const file = { id: crypto.randomUUID(), filename: 'Mai.pdf' }
    const mail = resumeEmail({ to, language, sender, file, stopUrl: `${AT}/en/resume-mail/token` })
    // Its file is in no store.
    const { attachmentFileId: _, ...rest } = mail
    return queueMail(db, clock, rest)
  },
}

test.each(Object.entries(SENT))('%s keeps the promise of its kind', async (kind, send) => {
  const to = `${kind.replaceAll(' ', '.')}@people.test`
  await send(to)
  const mail = await db
    .selectFrom('outbound_messages')
    .select(['kind', 'text', 'html', 'headers'])
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow()
  expect(mail.kind).toBe(kind)
  const wayOut = Object.entries(MAIL_KINDS).find(([known]) => known === kind)?.[1]
  const always = emailTexts(language).t('letter.always')
  expect(mail.text.includes(always), 'says that it always comes').toBe(wayOut === 'always')
  expect(mail.html.includes(always)).toBe(wayOut === 'always')
  if (wayOut !== 'optional') return
  const { 'List-Unsubscribe': header = '' } = Object(mail.headers)
  // An alert has an address for mail programs beside its page.
  const page = header.replace('/job-alert/stop?token=', '/en/job-alert/')
  expect(page).toMatch(/^<https:\/\/jobs\.example\/en\/(?:(?:notification|resume)-mail|job-alert)\/token>$/)
  expect(mail.text).toContain(page.slice(1, -1))
})

test('an optional mail without a way out is refused', async () => {
  const mail: Mail = {
    ...{
      to: 'mai@people.test',
      kind: 'notification export-ready',
      language,
      subject: 'Hello',
      text: 'Hello',
    },
    html: '',
  }
  await expect(queueMail(db, clock, mail)).rejects.toThrow('way out')
  const headers = { 'List-Unsubscribe': `<${AT}/x>` }
  await expect(queueMail(db, clock, { ...mail, headers })).rejects.toThrow('way out')
})
