import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { type Seeker, seeker } from '#features/profiles/server/profile.test-helper.ts'
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts'
import { createLog } from '#platform/log.ts'
import { outboxTasks } from '#platform/outbound/outbox-tasks.ts'
import { mailServer } from '#platform/outbound/smtp.test-helper.ts'
import { privateFiles } from '#platform/storage/private-files.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { resumeEmail } from './email/resume-email.ts'
import { attach, pdfOf } from './resume-files.test-helper.ts'

const site = await testSite()
const { db } = site.database
let mai: Seeker
let resume: { id: string }
let readers = 0
const reader = () => `reader.${++readers}@company.test`

beforeAll(async () => {
  mai = await seeker(site)
  resume = await attach(mai, pdfOf('Mai Nguyen'), 'Mai Nguyen.pdf')
})

const sendTo = async (email: string, by = mai, id = resume.id) =>
  (await by.call('POST', 'send-resume-email', { email, resume_id: id })).body.code
const mailTo = (email: string) =>
  db.selectFrom('outbound_messages').selectAll().where('recipient', '=', email).executeTakeFirst()

test('the mail says who sends it, has the file, and the way to get no more', async () => {
  const to = reader()
  expect(await sendTo(` ${to} `)).toBe(0)
  const mail = await mailTo(to)
  expect(mail?.subject).toBe('Mai Nguyen sent you a resume')
  for (const words of ['From: Mai Nguyen', `Email: ${mai.email}`, 'Resume: Mai Nguyen.pdf'])
    expect(mail?.text).toContain(words)
  const file = db.selectFrom('resumes').select('file_id').where('id', '=', resume.id)
  expect(mail?.attachment_file_id).toBe((await file.executeTakeFirstOrThrow()).file_id)

  const [, token] = /\/en\/resume-mail\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  const stop = (given = '') =>
    site.fetch('/api-server/jobseeker/stop-resume-mail', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: given }),
    })
  expect((await stop(token?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))).status).toBe(404)
  expect((await stop(token)).status).toBe(200)
  expect((await stop(token)).status).toBe(200)
  expect(
    await mai.refused('POST', 'send-resume-email', { email: to.toUpperCase(), resume_id: resume.id }),
  ).toEqual([41271, ['email']])
})

test('the ledger of the sender says to whom it went; a mail cannot be called back', async () => {
  const to = reader()
  const sender = await seeker(site)
  const { id } = await attach(sender, pdfOf('Sender'), 'Sender.pdf')
  await sendTo(to, sender, id)
  const { grants } = Object((await sender.call('GET', 'document-grants')).body.data)
  expect(grants).toMatchObject([
    {
      ...{ document: { kind: 'resume', name: 'Sender.pdf' }, reason: 'email', recipient: to },
      ...{ company: null, state: 'sent', may: { revoke: false }, opened: 0 },
    },
  ])
  expect((await sender.call('DELETE', `document-grants/${grants[0].id}/revoke`)).body.code).toBe(41229)
})

test.each([
  '',
  'mai',
  'mai@',
  'a@b.test, c@d.test',
  'a@b.test\r\nBcc: c@d.test',
  `${'a'.repeat(250)}@b.test`,
])('nothing is sent to %j', async (email) => {
  const [code, fields] = await mai.refused('POST', 'send-resume-email', { email, resume_id: resume.id })
  expect([code, fields]).toEqual([email === '' ? 40001 : 41220, ['email']])
})

test('one account sends ten a day, and one reader gets two from all of them', async () => {
  const to = reader()
  const sender = await seeker(site)
  const { id } = await attach(sender, pdfOf('Sender'))
  const others = await Promise.all(
    [0, 1].map(async () => {
      const by = await seeker(site)
      return { by, id: (await attach(by, pdfOf('Other'))).id }
    }),
  )
  expect(await sendTo(to, sender, id)).toBe(0)
  expect(await Promise.all(others.map(({ by, id }) => sendTo(to, by, id)))).toEqual(
    expect.arrayContaining([0, 40006]),
  )
  for (let sent = 1; sent < 10; sent++) expect(await sendTo(reader(), sender, id)).toBe(0)
  expect(await sendTo(reader(), sender, id)).toBe(40006)
})

test('an address that does not exist is none of the ten, and twenty are tried at most', async () => {
  const sender = await seeker(site)
  const { id } = await attach(sender, pdfOf('Sender'))
  const server = await mailServer({ encrypts: false })
  server.knowsNobody = true
  const smtp = { url: server.url, tls: 'none', from: 'post@jobs.example', replyTo: null, dkim: null } as const
  const log = createLog('silent')
  const files = privateFiles({ S3_URL: undefined, dataFolder: site.dataFolder })
  const { tasks, close } = await outboxTasks(
    { db, clock: site.clock, log, privateFiles: files },
    { smtp, sms: null, push: null },
  )
  const work = () => runDueJobs({ db, clock: site.clock, log, tasks }, new AbortController().signal)
  const send = async (times: number) => {
    const codes: unknown[] = []
    for (let sent = 0; sent < times; sent++) codes.push(await sendTo(reader(), sender, id))
    return codes
  }
  expect((await send(12)).slice(9)).toEqual([0, 40006, 40006])
  await work()
  expect((await send(11)).slice(9)).toEqual([0, 40006])
  await work()
  expect(await send(1)).toEqual([40006])
  close()
  await server.close()
})

test('a resume that is deleted before the worker comes is not sent', async () => {
  const to = reader()
  await sendTo(to)
  await mai.call('DELETE', `resumes/${resume.id}/delete`)
  expect(await mailTo(to)).toBeUndefined()
})

test.each(LANGUAGES)('it is written in %s, whatever the sender is called', (language) => {
  const { subject, text, html } = resumeEmail({
    to: 'reader@company.test',
    language,
    sender: { name: 'Mai\r\nBcc: all@jobs.test <b>x</b>', email: null },
    file: { id: crypto.randomUUID(), filename: 'x.pdf' },
    stopUrl: 'https://jobs.test/en/resume-mail/abc',
  })
  expect([subject.includes('\n'), html.includes('<b>x'), text.includes('{')]).toEqual([false, false, false])
  expect(text).toContain('https://jobs.test/en/resume-mail/abc')
})
