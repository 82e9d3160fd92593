import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { call, joinProven, register } from '../site/accounts.ts'
import { expect, test } from '../site/http-journey.ts'
import { castId, castPath } from '../site/journey.ts'
import { attributeOf, elementsIn, isNamed, lineIn, parsePage } from '../site/markup.ts'
import { enterToHire } from '../site/recruiters.ts'

/** What the pages of applying and of My jobs say and do, as served to a browser without scripts. */

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  const page = parsePage(await answer.text())
  const [main] = elementsIn(page, (element) => isNamed(element, 'main'))
  return { status: answer.status(), url: answer.url(), main, text: main === undefined ? '' : lineIn(main) }
}

/** The value of a hidden field of the page. */
const hidden = ({ main }: Awaited<ReturnType<typeof read>>, name: string): string | undefined =>
  main === undefined
    ? undefined
    : elementsIn(main, (element) => attributeOf(element, 'name') === name)
        .map((element) => attributeOf(element, 'value'))
        .at(0)

const send = async (request: APIRequestContext, path: string, form: Record<string, string>) =>
  (await request.post(path, { form })).status()

/** Another journey asks a code for each of the other recruiters. */
const RECRUITER = 'tess.villanueva@harbour-lantern.example'
const account = z.object({ data: z.object({ user: z.object({ id: z.string() }) }) })
const applied = z.object({ data: z.object({ application: z.object({ id: z.string() }) }) })

test('a company asks for contacts, and the seeker agrees in My jobs; it is then among those who looked, and once it saves and invites them, among the interested', async ({
  request,
  playwright,
}) => {
  await joinProven({ request })
  const answer = await request.post(`/api-server/data/jobs/${castId('urgent-manila')}/applications`, {
    data: { first_message: 'From the pages.' },
  })
  const { id } = applied.parse(await answer.json()).data.application
  const site = process.env.JOBLANE_EMPLOYER ?? ''
  const hiring = await playwright.request.newContext()
  await enterToHire({ request: hiring }, RECRUITER)
  const path = `/jobApplication/received/${id}`
  await call({ request: hiring }, `${path}/open`, {}, site)
  await call({ request: hiring }, `${path}/move`, { event: 'reply' }, site)
  await call({ request: hiring }, `${path}/exchange`, { answer: 'agree' }, site)

  const asked = await read(request, '/en/my-jobs/applied')
  expect(asked.text).toMatch(/Needs you ?1/)
  expect(asked.text).toMatch(/asks to exchange contact details\./)
  expect(await send(request, '/en/my-jobs/applied', { id, intent: 'agree' })).toBe(200)
  const agreed = await read(request, '/en/my-jobs/applied?state=exchanged')
  expect(agreed.text).toContain(RECRUITER)
  expect((await read(request, '/en/my-jobs/applied?state=pending')).text).toContain(
    'No application has this status',
  )
  expect((await read(request, '/en/my-jobs/viewed-me')).text).toContain('It saw your contacts too.')

  const interested = '/en/my-jobs/interested'
  expect((await read(request, interested)).text).toContain('Nobody has shown interest yet')
  const session = account.parse(await (await request.get('/api-server/auth/session')).json())
  const candidate = `/jobApplication/candidates/${session.data.user.id}`
  await call({ request: hiring }, `${candidate}/save`, {}, site)
  await call({ request: hiring }, `${candidate}/invite`, { job_id: castId('open-manila') }, site)
  await hiring.dispose()
  const invited = await read(request, interested)
  expect(invited.text).toContain('Saved your profile')
  expect(invited.text).toMatch(/Invited you to apply for Accountant/)
  const answered = async (intent: string, invitation = hidden(invited, 'id') ?? '') => {
    await send(request, interested, { id: invitation, intent })
    return (await read(request, interested)).text
  }
  expect(await answered('decline')).toContain('You declined.')
  expect(await answered('undecided')).not.toContain('You declined.')
  expect(await answered('accept')).toContain('You accepted. It sees your name and contacts.')
  expect(await answered('decline', crypto.randomUUID())).toContain('You accepted.')
})

test('the receipt tells the version of the profile and shows it as it was sent', async ({ request }) => {
  await register({ request })
  const skill = { section: 'skills', value: 'Kite repair' }
  await send(request, '/en/profile?add=skills', skill)
  await call({ request }, `/data/jobs/${castId('urgent-manila')}/applications`, {})
  await send(request, '/en/profile?add=skills', { ...skill, value: 'Sail making' })
  const { main, text } = await read(request, `${castPath('urgent-manila')}/apply/success`)
  expect(text).toMatch(/Version 2, as it was on/)
  expect(text).toContain('Kite repair')
  expect(text).not.toContain('Sail making')
  const target = elementsIn(
    main ?? parsePage(''),
    (element) => attributeOf(element, 'href') === '#sent-profile',
  )
  expect(target).toHaveLength(1)
})

test('who has applied before sends with one button, after reading what goes and the answers of last time', async ({
  request,
}) => {
  await register({ request })
  const first = await read(request, `${castPath('urgent-manila')}/apply`)
  const sent = { request_key: hidden(first, 'request_key') ?? '', first_message: '', resume_id: '' }
  expect(await send(request, `${castPath('urgent-manila')}/apply`, { ...sent, intent: 'send' })).toBe(200)
  const form = await read(request, `${castPath('tokyo-japanese')}/apply`)
  expect(form.text).toContain('Send application')
  expect(form.text).toContain('Not sent: what you earned')
  const again = { ...sent, request_key: hidden(form, 'request_key') ?? '', intent: 'send' }
  expect(await send(request, `${castPath('tokyo-japanese')}/apply`, again)).toBe(200)
  const applied = await request.get('/api-server/jobApplication/jobseekers?sort=1')
  expect((await applied.json()).data.total).toBe(2)
})
