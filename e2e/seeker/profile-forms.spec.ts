import type { APIRequestContext } from '@playwright/test'
import { call, register } from '../site/accounts.ts'
import { expect, test } from '../site/http-journey.ts'

/** What the forms of the profile say of a wrong value, sent as a browser without scripts sends them. */

type Case = [what: string, form: string, typed: Record<string, string>, field: string, said: RegExp]

const JOB = { section: 'work_experiences', job_title: 'Agent', company_name: 'BrightCall' }

const CASES: Case[] = [
  [
    'an end before the start',
    '?add=work_experiences',
    {
      ...JOB,
      ...{ started_on_month: '05', started_on_year: '2024', ended_on_month: '01', ended_on_year: '2023' },
    },
    'ended_on',
    /before the end date/,
  ],
  [
    'half a month',
    '?add=work_experiences',
    { ...JOB, started_on_month: '05', started_on_year: '' },
    'started_on',
    /Choose a month and a year/,
  ],
  [
    'a text that is too short',
    '?add=educations',
    { section: 'educations', school_name: 'Bulwagan', education_id: '6', description: 'short' },
    'description',
    /between 10 and 4,?000/,
  ],
  ['a child', '?edit=basics', { section: 'basics', birth_date: '2020-01-01' }, 'birth_date', /16/],
  ['a link that is none', '?add=links', { section: 'links', url: 'no link' }, 'url', /valid link/],
  ['a long skill', '?add=skills', { section: 'skills', value: 'x'.repeat(51) }, 'value', /50/],
]

test('each wrong value is told beside its field, and nothing typed is lost', async ({ request }) => {
  await register({ request })
  for (const [what, form, typed, field, said] of CASES) {
    const page = await send(request, `/en/profile${form}`, typed)
    expect.soft(page.status, what).toBe(422)
    expect.soft(page.messages.join(), what).toMatch(said)
    for (const value of Object.values(typed).filter((text) => text.length > 5)) {
      expect.soft(page.text, `${what}: ${field}`).toContain(value)
    }
  }
})

test('the same work a second time is saved once that is confirmed', async ({ request }) => {
  await register({ request })
  const typed = { ...JOB, started_on_month: '05', started_on_year: '2024' }
  const path = '/en/profile?add=work_experiences'
  expect((await send(request, path, typed)).status).toBe(200)
  const asked = await send(request, path, typed)
  expect([asked.status, asked.messages]).toEqual([
    409,
    ['You have already added this work experience. Add it anyway?'],
  ])
  expect(asked.text).toContain('Save anyway')
  const saved = await send(request, path, { ...typed, is_confirmed: '1' })
  expect(saved.text.match(/Edit: Agent/g)?.length).toBeGreaterThanOrEqual(2)
})

test('a preference says what is still to be answered, and the last one stays', async ({ request }) => {
  await register({ request })
  const path = '/en/profile/preferences?add=remote'
  const section = 'job_preferences'
  const refused = await send(request, path, { section, title_0: 'Data entry clerk', arrangement_id: '3' })
  expect(refused.status).toBe(422)
  expect(refused.messages).toContain('This field is required.')
  expect(refused.text).toContain('Data entry clerk')
  const saved = await send(request, path, {
    ...{ section, title_0: 'Data entry clerk', arrangement_id: '3', job_type_ids: '1', industry_id: '1' },
    ...{ time_zone: 'Asia/Manila', language_ids: '1', salary_type_id: '2' },
  })
  expect(saved.status).toBe(200)
  expect(saved.text).toContain('This is your only preference')
})

test('what does not exist is not found', async ({ request }) => {
  await register({ request })
  await call({ request }, '/jobseeker/skills/create', { value: 'Zendesk' })
  const id = '00000000-0000-7000-8000-000000000000'
  const gone = await send(request, '/en/profile', { section: 'skills', id, intent: 'delete' })
  expect(gone.status).toBe(404)
  expect((await send(request, '/en/profile', { section: 'nothing' })).status).toBe(404)
})

async function send(request: APIRequestContext, path: string, form: Record<string, string>) {
  const answer = await request.post(path, { form })
  const text = await answer.text()
  const messages = [...text.matchAll(/<p [^>]*(?:role="alert"|id="[^"]+-problem")[^>]*>([^<]+)</g)]
  return { status: answer.status(), text, messages: messages.map(([, message = '']) => message) }
}
