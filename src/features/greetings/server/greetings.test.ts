import { expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { MAX_GREETING } from '#config/limits.ts'
import { seeker } from '#features/profiles/server/profile.test-helper.ts'
import { contactInText } from '#shared/contacts-in-text/contact-in-text.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { listGreetings } from '../contract.ts'
import { forgetGreetings } from './forget-greetings.ts'

let now = new Date('2026-05-20T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })
const { db } = site.database

async function greeter() {
  const person = await seeker(site)
  const send = async (method: string, path: string, body?: object) =>
    (await person.call(method, `greetings${path}`, body)).body
  const list = async () => listGreetings.response.parse((await send('GET', '')).data).greetings
  return {
    send,
    list,
    add: (text: string) => send('POST', '/create', { text }),
    texts: async () => (await list()).map(({ text, is_default }) => (is_default ? `*${text}` : text)),
    idOf: async (text: string) => (await list()).find((one) => one.text === text)?.id ?? '',
  }
}

test('greetings are ordered by their owner, with one default, and a removed one comes back as it was', async () => {
  const mai = await greeter()
  for (const text of ['one', 'two', 'three']) await mai.add(text)
  expect(await mai.texts()).toEqual(['*one', 'two', 'three'])
  await mai.send('PATCH', `/${await mai.idOf('three')}/move`, { position: 0 })
  expect(await mai.texts()).toEqual(['three', '*one', 'two'])
  await mai.send('PUT', `/${await mai.idOf('two')}/default`)
  expect(await mai.texts()).toEqual(['three', 'one', '*two'])
  const [one, two] = [await mai.idOf('one'), await mai.idOf('two')]
  await mai.send('PUT', `/${one}/update`, { text: 'uno' })
  await mai.send('DELETE', `/${two}/delete`)
  expect(await mai.texts()).toEqual(['*three', 'uno'])
  expect((await mai.send('DELETE', `/${two}/delete`)).code).toBe(40004)
  await mai.send('POST', `/${two}/restore`)
  expect(await mai.texts()).toEqual(['three', 'uno', '*two'])
  await mai.send('DELETE', `/${one}/delete`)
  now = new Date(now.getTime() + 3_600_001)
  expect((await mai.send('POST', `/${one}/restore`)).code).toBe(40004)
  await forgetGreetings({ db, clock })
  expect(await db.selectFrom('greetings').select('id').where('id', '=', one).execute()).toEqual([])
})

test('there are ten at most, whoever presses how often', async () => {
  const mai = await greeter()
  const codes = await Promise.all(
    Array.from({ length: 12 }, async (_, number) => (await mai.add(`no ${number}`)).code),
  )
  expect(codes.toSorted()).toEqual([...Array.from({ length: 10 }, () => 0), 41238, 41238])
  expect((await mai.list()).filter(({ is_default }) => is_default)).toHaveLength(1)
})

test('the same greeting twice is one, also of two presses at once', async () => {
  const mai = await greeter()
  const answers = await Promise.all([mai.add('Hello'), mai.add('Hello'), mai.add(' Hello ')])
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(await mai.texts()).toEqual(['*Hello'])
})

test('a greeting does not become the same as another, neither by a change nor by two at once nor by an undo', async () => {
  const mai = await greeter()
  for (const text of ['one', 'two', 'three']) await mai.add(text)
  const [one, two, three] = [await mai.idOf('one'), await mai.idOf('two'), await mai.idOf('three')]
  const change = (id: string, text: string) => mai.send('PUT', `/${id}/update`, { text })
  const refused = await change(two, ' one ')
  expect([refused.code, refused.errors]).toEqual([41272, { text: ['You already have this greeting.'] }])
  expect((await change(one, 'one')).code).toBe(0)
  const codes = (await Promise.all([change(two, 'Hello'), change(three, 'Hello')])).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([0, 41272])
  await mai.send('DELETE', `/${one}/delete`)
  await mai.add('one')
  expect((await mai.send('POST', `/${one}/restore`)).code).toBe(0)
  expect((await mai.list()).filter(({ text }) => text === 'one')).toHaveLength(1)
})

test('a contact is refused beside the field, also in a change; an empty or long text as well', async () => {
  const mai = await greeter()
  await mai.add('Hello')
  const id = await mai.idOf('Hello')
  for (const answer of [
    await mai.add('Call 0917 555 0142'),
    await mai.send('PUT', `/${id}/update`, { text: 'mai dot example dot com' }),
  ])
    expect([answer.code, Object.keys(answer.errors ?? {})]).toEqual([41239, ['text']])
  for (const text of [' ', 'x'.repeat(MAX_GREETING + 1)]) expect((await mai.add(text)).code).toBe(40001)
  expect(await mai.texts()).toEqual(['*Hello'])
})

test('nobody changes the greetings of another', async () => {
  const [mai, bo] = [await greeter(), await greeter()]
  await mai.add('Hello')
  const id = await mai.idOf('Hello')
  const tries = [
    ['PUT', 'update', { text: 'Bye' }],
    ['PUT', 'default', {}],
    ['PATCH', 'move', { position: 0 }],
    ['DELETE', 'delete', {}],
    ['POST', 'restore', {}],
  ] as const
  for (const [method, act, body] of tries)
    expect([act, (await bo.send(method, `/${id}/${act}`, body)).code]).toEqual([act, 40004])
  expect(await bo.list()).toEqual([])
  expect(await mai.texts()).toEqual(['*Hello'])
})

test.each(LANGUAGES)('the starting set in %s can be sent', async (language) => {
  const { texts } = await import(`../locales/${language}.ts`)
  for (const number of [1, 2, 3, 4]) {
    const text: unknown = texts[`greet.start_${number}`]
    expect(contactInText(String(text))).toBeNull()
    expect(String(text).length).toBeLessThanOrEqual(MAX_GREETING)
  }
})
