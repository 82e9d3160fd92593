import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { MAILS_PER_HOUR } from '#config/limits.ts'
import { deviceName } from '#features/accounts/server/emails/device-name.ts'
import { type Notice, queueNotice } from '#features/accounts/server/emails/notice-email.ts'
import { type Decision, queueDecision } from '#features/operators/server/emails/decision-email.ts'
import { emailTexts } from '#features/operators/server/emails/email-texts.ts'
import { testDatabase } from '../../../../../tests/database/test-database.ts'
import { type CodePurpose, queueCodeMail, queueCodeSms, queueLinkMail } from './code-emails.ts'

const { db } = await testDatabase()
let time = Date.parse('2026-11-22T09:00:00Z')
const clock = { now: () => new Date(time) }
const origins = {
  seeker: () => 'https://jobs.example',
  employer: () => 'https://hire.example',
  console: () => '',
}
const deps = { db, clock, origins }

const CODES: CodePurpose[] = [
  ...(['sign-in', 'sign-up', 'verify-email', 'verify-phone', 'reset-password'] as const),
  ...(['change-email', 'change-phone', 'second-factor', 'confirm'] as const),
]
const NOTICES: Notice[] = [
  ...(['password-changed', 'email-changed', 'phone-changed', 'new-device'] as const),
  ...(['provider-linked', 'second-factor-changed', 'recovery-code-used', 'deletion-asked'] as const),
  ...(['deletion-taken-back', 'account-deleted', 'taken-over', 'second-step-failed'] as const),
  ...(['email-removed', 'phone-removed'] as const),
]

const DECISIONS: Decision[] = [
  { kind: 'account-suspended', reason: 'Reason 7', until: new Date('2027-05-22T00:00:00Z') },
  { kind: 'account-suspended', reason: 'Reason 7', until: null },
  { kind: 'account-restored' },
  {
    kind: 'job-closed',
    reason: 'Reason 7',
    job: { id: 4711, title: 'Cook\r\nBcc: all@jobs.example <b>now</b>', company: 'Lola’s' },
  },
]

let readers = 0
async function posted(post: (to: string) => Promise<void>, to = `reader${readers++}@example.com`) {
  await post(to)
  return db
    .selectFrom('outbound_messages')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

test.each(LANGUAGES)(
  'in %s every mail has a subject, and a text and HTML with the same content',
  async (language) => {
    for (const purpose of CODES) {
      const message = await posted((to) => queueCodeMail(deps, { to, language, purpose, code: '048213' }))
      expect(message.subject).toMatch(/^048213\b/)
      expect(/\b\d{6}\b/.exec(message.text)?.[0]).toBe('048213')
      expect(message.html).toContain('>048213</p>')
      expect(message.text).toMatch(/(?<!\d)10(?!\d)|١٠/)
      expect(message.text).not.toContain('UTC')
    }
    const url = `https://jobs.example/${language}/in?token=x&y=1`
    for (const purpose of ['magic-link', 'verify-email'] as const) {
      const message = await posted((to) => queueLinkMail(deps, { to, language, purpose, url, seconds: 900 }))
      expect(message.text).toContain(`\n${url}\n`)
      expect(message.html).toContain(`href="${url.replace('&', '&#38;')}"`)
      expect(message.text).toMatch(/(?<!\d)15(?!\d)|١٥/)
      expect(message.text).not.toContain('UTC')
    }
    for (const notice of NOTICES) {
      const message = await posted((to) => queueNotice(deps, { to, language, notice, details: 'Detail 7' }))
      expect(message.text.startsWith(`${message.subject}\n`)).toBe(true)
      expect(message.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
      expect(message.text).toMatch(/(?:2026|٢٠٢٦).*UTC/)
      expect(message.html).not.toMatch(/<img|src=|url\(|@import|<script/i)
      expect(message.text + message.html).not.toMatch(/undefined|\{\w+\}|NaN/)
    }
  },
)

test.each(LANGUAGES)(
  'in %s a mail about a decision gives the decision, its reason and how to answer',
  async (language) => {
    for (const decision of DECISIONS) {
      const { subject, text, html } = await posted((to) => queueDecision(deps, { to, language, decision }))
      expect(text.startsWith(`${subject}\n`)).toBe(true)
      expect(text + html).not.toMatch(/undefined|\{\w+\}|NaN/)
      expect(html).not.toContain('<b>now')
      if (decision.kind === 'account-restored') {
        expect(text).toContain(`https://jobs.example/${language}/get-started`)
        continue
      }
      expect(text).toContain('Reason 7')
      expect(text).toContain(emailTexts(language).t('decision.answer'))
      if (decision.kind === 'job-closed') expect(text).toMatch(/Lola’s[\s\S]*4711/)
      else if (decision.until !== null) expect(text).toMatch(/2027|٢٠٢٧/)
    }
  },
)

test.each(LANGUAGES)('in %s an SMS begins with its code and has two parts at most', async (language) => {
  for (const purpose of CODES) {
    const phone = `+65${String(91234567 + readers++)}`
    const { text } = await posted(
      (to) => queueCodeSms(deps, { to, language, purpose, code: '048213' }),
      phone,
    )
    expect(text).toMatch(/^048213\b/)
    expect(text.split('\n').at(-1)).toBe('@jobs.example #048213')
    expect(text.length).toBeLessThanOrEqual(2 * 67)
  }
})

test('a mail with a code can have a link with the same effect', async () => {
  const link = 'https://jobs.example/en/verify-email?code=x'
  const { text, html } = await posted((to) =>
    queueCodeMail(deps, { to, language: 'en', purpose: 'verify-email', code: '048213', link }),
  )
  expect(text).toContain(`\n${link}\n`)
  expect(html).toContain(`href="${link}"`)
  await expect(
    queueLinkMail(deps, {
      ...{ to: 'a@example.com', language: 'en', purpose: 'magic-link', seconds: 900 },
      url: 'javascript:alert(1)',
    }),
  ).rejects.toThrow('web address only')
})

test('a mail about a request names its device only in our own words', async () => {
  const asked = (userAgent: string) =>
    posted((to) => queueCodeMail(deps, { to, language: 'en', purpose: 'sign-in', code: '048213', userAgent }))
  const { text } = await asked(
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
  )
  expect(text).toContain('Device: Edge, Windows')
  const hostile = await asked('You were hacked, go to https://evil.example <b>now</b>')
  expect(hostile.text + hostile.html).not.toMatch(/evil|hacked/)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      expect(deviceName(words) ?? '').toMatch(/^[A-Za-z, ]*$/)
    }),
  )
})

test('the details of a notice are always shown as text', async () => {
  const details = '</dd><script>alert(1)</script>\r\n\u202eevil\u0000 "x" \'y\' `z` &amp;'
  const message = await posted((to) =>
    queueNotice(deps, { to, language: 'ar', notice: 'email-changed', details }),
  )
  expect(message.html).not.toMatch(/<script|[\u202e\0]/)
  expect(message.html).toContain('&#60;script&#62;')
  expect(message.text).not.toMatch(/[\u202e\0\r]/)
})

test('one reader gets a limited number of mails, and an unsent mail does not count', async () => {
  const to = 'flooded@example.com'
  const post = (db = deps.db) =>
    queueCodeMail({ ...deps, db }, { to, language: 'en', purpose: 'sign-in', code: '048213' })
  const rolledBack = db.transaction().execute(async (transaction) => {
    for (let count = 0; count < MAILS_PER_HOUR; count++) await post(transaction)
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  for (let count = 0; count < MAILS_PER_HOUR; count++) await post()
  await expect(post()).rejects.toMatchObject({ code: 40006 })
  await expect(post()).rejects.toMatchObject({ code: 40006 })
  time += 3601_000
  await post()
  const { count } = await db
    .selectFrom('outbound_messages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(MAILS_PER_HOUR + 1)
})
