import { call, register } from '../site/accounts.ts'
import { expect, test } from '../site/http-journey.ts'
import { attributeOf, named, parsePage } from '../site/markup.ts'
import { sendForm } from '../site/send-form.ts'

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
    const page = await sendForm(request, `/en/profile${form}`, typed)
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
  expect((await sendForm(request, path, typed)).status).toBe(200)
  const asked = await sendForm(request, path, typed)
  expect([asked.status, asked.messages]).toEqual([
    409,
    ['You have already added this work experience. Add it anyway?'],
  ])
  expect(asked.text).toContain('Save anyway')
  const saved = await sendForm(request, path, { ...typed, is_confirmed: '1' })
  expect(saved.text.match(/Edit: Agent/g)?.length).toBeGreaterThanOrEqual(2)
})

test('in the wizard, saying yes to one repeated job is no yes to another', async ({ request }) => {
  await register({ request })
  const path = '/en/jobseeker-complete-profile/3?entry=new'
  const typed = (job_title: string, is_confirmed = '') => ({
    ...{ job_title, company_name: '', is_current: '1', is_confirmed },
    ...{ started_month: '05', started_year: '2024' },
  })
  for (const title of ['Agent', 'Clerk'])
    expect((await sendForm(request, path, typed(title))).status).toBe(200)
  const asked = await sendForm(request, path, typed('Agent'))
  expect(asked.status).toBe(409)
  const [field] = named(parsePage(asked.text), 'input', { name: 'is_confirmed' })
  const yes = (field && attributeOf(field, 'value')) ?? ''
  expect((await sendForm(request, path, typed('Clerk', yes))).status).toBe(409)
  expect((await sendForm(request, path, typed('Agent', yes))).status).toBe(200)
})

test('a preference says what is still to be answered, and the last one stays', async ({ request }) => {
  await register({ request })
  const path = '/en/profile/preferences?add=remote'
  const section = 'job_preferences'
  const refused = await sendForm(request, path, { section, title_0: 'Data entry clerk', arrangement_id: '3' })
  expect(refused.status).toBe(422)
  expect(refused.messages).toContain('This field is required.')
  expect(refused.text).toContain('Data entry clerk')
  const saved = await sendForm(request, path, {
    ...{ section, title_0: 'Data entry clerk', arrangement_id: '3', job_type_ids: '1', industry_id: '1' },
    ...{ time_zone: 'Asia/Manila', language_ids: '1', salary_type_id: '2' },
  })
  expect(saved.status).toBe(200)
  expect(saved.text).toContain('This is your only preference')
})

test('what was deleted elsewhere is gone here too, and what was typed into it can be saved anew', async ({
  request,
}) => {
  await register({ request })
  await call({ request }, '/jobseeker/skills/create', { value: 'Zendesk' })
  const id = '00000000-0000-7000-8000-000000000000'
  const gone = await sendForm(request, '/en/profile', { section: 'skills', id, intent: 'delete' })
  expect([gone.status, gone.text.includes('This was changed elsewhere meanwhile')]).toEqual([200, true])
  for (const [form, typed] of [
    [`/en/profile?edit=skills&id=${id}`, { section: 'skills', value: 'Live chat' }],
    [
      `/en/profile/preferences?edit=job_preferences&id=${id}`,
      { section: 'job_preferences', title_0: 'Live chat', arrangement_id: '3' },
    ],
  ] as const) {
    const kept = await sendForm(request, form, { ...typed, id })
    expect.soft(kept.status).toBe(404)
    expect.soft(kept.messages).toContain('This entry was deleted meanwhile. Save it to add it again.')
    expect.soft(kept.text).toContain('value="Live chat"')
  }
  expect((await sendForm(request, '/en/profile', { section: 'nothing' })).status).toBe(404)
})

test('in the wizard, a chosen month begins a job, which then needs its title', async ({ request }) => {
  await register({ request })
  const path = '/en/jobseeker-complete-profile/3'
  const chosen = { job_title: '', company_name: '', is_current: '1', started_month: '05', started_year: '' }
  const refused = await sendForm(request, path, chosen)
  expect([refused.status, refused.messages]).toEqual([422, Array(2).fill('This field is required.')])
  expect(refused.text).toMatch(/<option[^>]* selected[^>]*>May</)
  expect((await sendForm(request, path, { ...chosen, intent: 'never' })).status).toBe(200)
})
