import { createHash, generateKeyPairSync, randomUUID, verify } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database/test-database.ts'
import { runDueJobs, scheduleRegularTasks } from '../jobs/run-due-jobs.ts'
import { createLog, type LogFields } from '../log.ts'
import { takeShared } from '../shared-limits.ts'
import { privateFiles } from '../storage/private-files.ts'
import { storeFile } from '../storage/store-file.ts'
import { NOT_CONFIGURED, type OutboundSettings, type SmtpSettings } from './outbound-settings.ts'
import { type Mail, queueMail, queueSms } from './outbox.ts'
import { outboxTasks } from './outbox-tasks.ts'
import { decodedWords, headerOf, mailServer, partsOf } from './smtp.test-helper.ts'

const { db } = await testDatabase()
let time = Date.parse('2026-11-22T09:00:00Z')
const clock = { now: () => new Date(time) }
const logged: string[] = []
const write = (message: string, fields?: LogFields) =>
  void logged.push(`${message} ${JSON.stringify(fields)}`)
const log = { ...createLog('silent'), warn: write, error: write }
const never = new AbortController().signal
const dataFolder = mkdtempSync(join(tmpdir(), 'joblane-outbox-'))
afterAll(() => rmSync(dataFolder, { recursive: true }))
const files = privateFiles({ S3_URL: undefined, dataFolder })

const plain = await mailServer({ encrypts: false })
const encrypting = await mailServer({ encrypts: true })
afterAll(() => Promise.all([plain.close(), encrypting.close()]))
beforeEach(() => {
  plain.received.length = 0
  encrypting.received.length = 0
  logged.length = 0
})

const SMTP: SmtpSettings = {
  url: plain.url,
  tls: 'none',
  from: 'Joblane <post@jobs.example>',
  replyTo: 'help@jobs.example',
  dkim: null,
}

/** Runs due jobs, as a worker with these settings would. */
async function work(settings: OutboundSettings): Promise<void> {
  const { tasks, close } = await outboxTasks({ db, clock, log, privateFiles: files }, settings)
  await scheduleRegularTasks({ db, clock, log, tasks })
  await runDueJobs({ db, clock, log, tasks }, never)
  close()
}
const withMail = (smtp: Partial<SmtpSettings> = {}): OutboundSettings => ({
  smtp: { ...SMTP, ...smtp },
  sms: null,
  push: null,
})

let readers = 0
async function post(mail: Partial<Mail> = {}): Promise<string> {
  const to = mail.to ?? `reader${readers++}@example.com`
  await queueMail(db, clock, {
    ...{
      kind: 'code sign-in',
      language: 'en',
      subject: '048213 is your code',
      text: '048213',
      html: '<b>048213</b>',
    },
    ...mail,
    to,
  })
  return to
}
const rowOf = (to: string) =>
  db.selectFrom('outbound_messages').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow()
test('an email is sent once committed, as text and HTML, and its row is emptied', async () => {
  const text = 'رمزك هو 048213\n確認コードは048213です。'
  const to = await post({ language: 'ar', subject: '048213 هو رمزك', text, html: `<p dir="rtl">${text}</p>` })
  expect(plain.received).toEqual([])
  await work(withMail())
  const [mail] = plain.received
  expect(mail).toMatchObject({ from: 'post@jobs.example', to: [to] })
  const source = mail?.source ?? ''
  expect(headerOf(source, 'From')).toBe('Joblane <post@jobs.example>')
  expect(headerOf(source, 'Reply-To')).toBe('help@jobs.example')
  expect(headerOf(source, 'Auto-Submitted')).toBe('auto-generated')
  expect(headerOf(source, 'Content-Language')).toBe('ar')
  expect(headerOf(source, 'Content-Type')).toMatch(/^multipart\/alternative/)
  expect(decodedWords(headerOf(source, 'Subject') ?? '')).toBe('048213 هو رمزك')
  expect(partsOf(source)).toEqual([text, `<p dir="rtl">${text}</p>`])
  expect(await rowOf(to)).toMatchObject({
    text: '',
    html: '',
    subject: '',
    sent_at: clock.now(),
    trouble: null,
  })
})

test('a file goes with its email, and an email whose file is deleted is not sent', async () => {
  const { id: accountId } = await db
    .insertInto('accounts')
    .values({ email: 'sender@example.com' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const store = (text: string) =>
    storeFile({ db, clock, privateFiles: files }, accountId, {
      ...({ kind: 'resume', filename: 'Résumé.pdf', format: 'pdf', scannedAt: null } as const),
      bytes: Buffer.from(text),
    })
  const [kept, deleted] = [await store('%PDF-1.7 kept'), await store('%PDF-1.7 deleted')]
  const to = await post({ attachmentFileId: kept })
  const unsent = await post({ attachmentFileId: deleted })
  await db.deleteFrom('files').where('id', '=', deleted).execute()
  await work(withMail())
  expect(plain.received.map((mail) => mail.to)).toEqual([[to]])
  const { source = '' } = plain.received[0] ?? {}
  expect(source).toContain(Buffer.from('%PDF-1.7 kept').toString('base64'))
  expect(source).toMatch(/Content-Disposition: attachment;\s+filename\*0\*=utf-8''R%C3%A9sum%C3%A9\.pdf/i)
  expect(await rowOf(to)).toMatchObject({ text: '', attachment_file_id: null, sent_at: clock.now() })
  await expect(rowOf(unsent)).rejects.toThrow()
})

test('a message that leaves no trace is deleted once sent, and once given up', async () => {
  const to = await post({ leavesNoTrace: true })
  await work(withMail())
  expect(plain.received).toMatchObject([{ to: [to] }])
  await expect(rowOf(to)).rejects.toThrow()
  const refused = await post({ leavesNoTrace: true })
  plain.answers.push(550)
  await work(withMail())
  await expect(rowOf(refused)).rejects.toThrow()
})

test('a temporary failure is retried with the same Message-ID', async () => {
  const to = await post()
  const { id } = await rowOf(to)
  plain.answers.push(451)
  await work(withMail())
  expect(plain.received).toEqual([])
  expect(await rowOf(to)).toMatchObject({ text: '048213', trouble: 'The mail server answered 451.' })
  time += 10_000
  await work(withMail())
  expect(headerOf(plain.received[0]?.source ?? '', 'Message-ID')).toBe(`<${id}@jobs.example>`)
  expect(logged.join()).toContain('451')
  expect(logged.join()).not.toContain(to)
})

test('a database that fails after the mail server has answered makes no second mail', async () => {
  await sql`create sequence failures`.execute(db)
  await sql`create function fail_twice() returns trigger language plpgsql as
    $$ begin if nextval('failures') < 3 then raise 'the database fails'; end if; return new; end $$`.execute(
    db,
  )
  await sql`create trigger fails before update on outbound_messages
    for each row execute function fail_twice()`.execute(db)
  const to = await post()
  await work(withMail())
  await sql`drop trigger fails on outbound_messages`.execute(db)
  time += 3_600_000
  await work(withMail())
  expect(plain.received).toHaveLength(1)
  expect(await rowOf(to)).toMatchObject({ text: '', trouble: null })
})

test('an email is queued together with its task, or not at all', async () => {
  await sql`alter table background_jobs add constraint full_disk check (task <> 'post.send') not valid`.execute(
    db,
  )
  const to = 'nobody@example.com'
  await expect(post({ to })).rejects.toThrow('full_disk')
  await sql`alter table background_jobs drop constraint full_disk`.execute(db)
  await expect(rowOf(to)).rejects.toThrow()
})

test('an email with an id is queued once, however often the task runs that queues it', async () => {
  const id = randomUUID()
  const to = await post({ id })
  await post({ id, to })
  await work(withMail())
  await post({ id, to })
  await work(withMail())
  expect(plain.received.map(({ source }) => headerOf(source, 'Message-ID'))).toEqual([`<${id}@jobs.example>`])
})

test('a permanent failure is given up', async () => {
  const to = await post()
  plain.answers.push(550)
  await work(withMail())
  time += 3600_000
  await work(withMail())
  expect(plain.received).toEqual([])
  expect(await rowOf(to)).toMatchObject({ text: '', sent_at: null, trouble: 'The mail server answered 550.' })
  expect(logged.join()).not.toContain(to)
})

test('the limit of a sender gets its call back for an address that does not exist, and for nothing else', async () => {
  const countedAs = { name: 'letters', of: 'mai', calls: 2 }
  const send = async () => {
    await takeShared(db, clock, { ...countedAs, seconds: 3600 })
    return post({ countedAs })
  }
  await send()
  plain.answers.push(550)
  await work(withMail())
  const unknown = await send()
  await expect(send()).rejects.toMatchObject({ code: 40006 })
  plain.knowsNobody = true
  await work(withMail())
  await work(withMail())
  plain.knowsNobody = false
  expect(await rowOf(unknown)).toMatchObject({ sent_at: null, trouble: 'The mail server answered 550.' })
  await send()
  await expect(send()).rejects.toMatchObject({ code: 40006 })
  await work(withMail())
})

test('an expired message is not sent', async () => {
  const to = await post({ expiresAt: new Date(time + 15_000) })
  plain.answers.push(451)
  await work(withMail())
  time += 15_000
  await work(withMail())
  expect(plain.received).toEqual([])
  expect(await rowOf(to)).toMatchObject({ text: '', trouble: 'It came too late.' })
})

test('an untrusted certificate is accepted only if configured, and so is a server without one', async () => {
  const to = await post()
  await work(withMail({ url: encrypting.url, tls: 'verified' }))
  expect(await rowOf(to)).toMatchObject({
    text: '048213',
    trouble: expect.stringContaining('could not be used'),
  })
  time += 10_000
  await work(withMail({ tls: 'verified' }))
  expect(plain.received).toEqual([])
  time += 20_000
  await work(withMail({ url: encrypting.url, tls: 'any-certificate' }))
  expect(encrypting.received).toMatchObject([{ to: [to], isEncrypted: true }])
})

test('emails are signed with DKIM, including the headers of lists', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' })
  await post({
    headers: {
      'List-Unsubscribe': '<https://jobs.example/u?x=1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  await work(withMail({ dkim: { domain: 'jobs.example', selector: 's1', key: String(key) } }))
  const source = plain.received[0]?.source ?? ''
  const signature = headerOf(source, 'DKIM-Signature') ?? ''
  const tags = Object.fromEntries(
    signature
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1)]),
  )
  expect(tags).toMatchObject({ a: 'rsa-sha256', c: 'relaxed/relaxed', d: 'jobs.example', s: 's1' })
  expect(tags.h?.toLowerCase().split(':')).toEqual(
    expect.arrayContaining([
      'from',
      'to',
      'subject',
      'message-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ]),
  )
  const body = source
    .slice(source.indexOf('\r\n\r\n') + 4)
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
  const bodyHash = createHash('sha256')
    .update(body.replace(/(?:\r\n)*$/, '\r\n'), 'latin1')
    .digest('base64')
  expect(tags.bh).toBe(bodyHash)
  const relaxed = (name: string, value: string) =>
    `${name.toLowerCase()}:${value.replace(/\s+/g, ' ').trim()}`
  const names = (tags.h ?? '').split(':').filter((name) => headerOf(source, name) !== undefined)
  const signed = [
    ...names.map((name) => relaxed(name, headerOf(source, name) ?? '')),
    relaxed('DKIM-Signature', signature.replace(/\bb=[^;]*$/, 'b=')),
  ].join('\r\n')
  const given = Buffer.from((tags.b ?? '').replaceAll(' ', ''), 'base64')
  expect(verify('sha256', Buffer.from(signed, 'latin1'), publicKey, given)).toBe(true)
})

test('no address, subject or header adds a reader or a header', async () => {
  await expect(post({ to: 'a@example.com\r\nBcc: b@example.com' })).rejects.toThrow('one address')
  await expect(post({ headers: { Bcc: 'b@example.com' } })).rejects.toThrow('for lists only')
  await expect(post({ headers: { 'List-Id': 'x\r\nBcc: b@example.com' } })).rejects.toThrow('for lists only')
  const to = await post({ subject: 'Hello\r\nBcc: b@example.com\r\n\r\nand\u2028more' })
  await work(withMail())
  expect(plain.received[0]?.to).toEqual([to])
  expect(headerOf(plain.received[0]?.source ?? '', 'Bcc')).toBeUndefined()
  expect(headerOf(plain.received[0]?.source ?? '', 'Subject')).toBe('Hello Bcc: b@example.com and more')
})

test('an SMS goes to the gateway in its own format, is retried when it is busy, and dropped when it refuses', async () => {
  const requests: { headers: Record<string, unknown>; body: unknown }[] = []
  const statuses = [503, 200, 400]
  const gateway = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    requests.push({ headers: request.headers, body: JSON.parse(body) })
    response.writeHead(statuses[requests.length - 1] ?? 200).end('{}')
  })
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done))
  const address = gateway.address()
  const port = typeof address === 'object' ? address?.port : 0
  const sms = {
    url: `http://127.0.0.1:${port}/send`,
    token: 't0ken',
    body: '{"from":"Joblane","sms":[{"to":"{to}","text":"{text}"}]}',
  }
  const settings = { smtp: null, sms, push: null }
  const text = '048213 “はコード” {to} \\ " \nend'
  const send = (to: string) => queueSms(db, clock, { to, kind: 'test', language: 'ja', text })
  await send('+6591234567')
  await work(settings)
  expect(await rowOf('+6591234567')).toMatchObject({ text, trouble: 'The SMS gateway answered 503.' })
  time += 10_000
  await work(settings)
  const { id, ...row } = await rowOf('+6591234567')
  expect(row).toMatchObject({ text: '', sent_at: clock.now() })
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id])
  expect(requests[1]).toMatchObject({
    headers: { authorization: 'Bearer t0ken' },
    body: { from: 'Joblane', sms: [{ to: '+6591234567', text }] },
  })
  await send('+6591234568')
  await work(settings)
  expect(await rowOf('+6591234568')).toMatchObject({ text: '', trouble: 'The SMS gateway answered 400.' })
  gateway.close()
})

test('without a mail server, messages are readable for seven days and listed for thirty', async () => {
  const to = await post()
  await work(NOT_CONFIGURED)
  expect(await rowOf(to)).toMatchObject({ text: '048213', sent_at: null, trouble: null })
  time += 7 * 24 * 3600_000 + 1000
  await work(NOT_CONFIGURED)
  expect(await rowOf(to)).toMatchObject({ text: '', subject: '' })
  time += 24 * 24 * 3600_000
  await work(NOT_CONFIGURED)
  await expect(rowOf(to)).rejects.toThrow()
})
