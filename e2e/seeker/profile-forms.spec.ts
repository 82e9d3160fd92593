import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { call, register } from '../site/accounts.ts'
import { expect, test } from '../site/http-journey.ts'
import { lineIn, named } from '../site/markup.ts'
import { plainBrowser } from '../site/plain-browser.ts'
import { sendForm } from '../site/send-form.ts'

/** What the forms of the profile save, sent as a browser without scripts sends them. */

type Saved = [what: string, form: string, typed: Record<string, string>, ...shown: RegExp[]]

const SAVED: Saved[] = [
  [
    'a school of which only the level is said',
    '?add=educations',
    { section: 'educations', school_name: '', education_id: '6' },
    /Edit: Bachelor’s degree/,
  ],
  [
    'a job for nobody else',
    '?add=work_experiences',
    { section: 'work_experiences', job_title: 'Tutor', started_on_month: '05', started_on_year: '2024' },
    /Edit: Tutor/,
  ],
  [
    'a link',
    '?add=links',
    { section: 'links', url: 'kites.example', display_name: 'My kites', description: 'All of paper' },
    /My kites/,
    /All of paper/,
    /https:\/\/kites\.example\//,
  ],
  ['a language', '?add=languages', { section: 'languages', language_id: '1', proficiency_id: '4' }, /Native/],
  [
    'the summary',
    '?edit=summary',
    { section: 'summary', headline: 'Kite maker', summary: 'I make kites.\nAll of paper.' },
    /I make kites\.\nAll of paper\./,
    /Kite maker/,
  ],
  [
    'the address',
    '?edit=contact',
    { section: 'contact', home_address: '1 Kite Street', home_unit: '#02-01' },
    /1 Kite Street\n#02-01/,
  ],
  [
    'the basic information',
    '?edit=basics',
    {
      ...{
        section: 'basics',
        first_name: 'Maia',
        last_name: 'Reyes',
        birth_date: '1990-04-01',
        gender_id: '4',
      },
      ...{ nationality: 'PH', place: 'Manila', country: 'PH', has_never_worked: '0' },
      ...{ started_working_on_month: '06', started_working_on_year: '2012', notice_period_id: '4' },
    },
    /Maia/,
    /Apr 1, 1990/,
    /Jun 2012/,
    /Manila/,
  ],
  [
    'the visibility',
    '?edit=visibility',
    { section: 'visibility', is_hidden: '1' },
    /Your profile is hidden: no employer can find it\./,
  ],
]

test('every section is saved by a form without scripts, and shows what was typed', async ({ request }) => {
  await register({ request })
  // Nobody finds a profile whose first questions are open, and it says so.
  const before = await (await request.get('/en/profile')).text()
  expect(before).toContain('You have not answered the first questions yet')
  expect(before).not.toContain('Employers can find your profile')
  for (const [what, form, typed, ...shown] of SAVED) {
    const page = await sendForm(request, `/en/profile${form}`, typed)
    expect.soft([page.status, page.messages], what).toEqual([200, []])
    const missing = shown.filter((words) => page.text.search(words) < 0)
    expect.soft(missing, what).toEqual([])
  }
  const employer = await (await request.get('/en/profile/as-employer')).text()
  expect(employer).toContain('Your profile is hidden: no employer can find it.')
})

test('a license is saved with its file, and a wrong file is told beside it', async ({ request }) => {
  await register({ request })
  const send = async (name: string, content: string) => {
    const attachment = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
    const answer = await request.post('/en/profile?add=licenses', {
      multipart: { section: 'licenses', name: 'Pilot', never_expires: '1', attachment },
    })
    return { status: answer.status(), text: await answer.text() }
  }
  const refused = await send('pilot.txt', 'no certificate')
  expect(refused.status).toBe(415)
  expect(refused.text.includes('value="Pilot"')).toBe(true)
  const saved = await send('pilot.pdf', '%PDF-1.7 a certificate')
  expect(saved.status).toBe(200)
  expect(saved.text).toContain('pilot.pdf')
  expect(saved.text).toContain('Never expires')
})

test('a year that is not offered stays, if it was read from a file', async ({ request }) => {
  await register({ request })
  const license = { name: 'Pilot', issued_on: '1949-05', expires_on: '2099-12' }
  await call({ request }, '/jobseeker/license-certifications/create', license)
  const browser = plainBrowser(request, process.env.JOBLANE_ORIGIN)
  await browser.open('/en/profile')
  await browser.follow('Edit: Pilot')
  browser.fill('Name', 'Glider pilot')
  await browser.press('Save')
  const { data } = await (await request.get('/api-server/jobseeker/me')).json()
  expect(data.licenses).toMatchObject([{ ...license, name: 'Glider pilot' }])
})

test('three preferences of each kind, with what each must say, and never none', async ({ request }) => {
  await register({ request })
  const wish = {
    ...{ section: 'job_preferences', title_0: 'Accountant', job_type_ids: '1', industry_id: '1' },
    ...{ language_ids: '1', salary_type_id: '1', salary_currency: 'PHP' },
    ...{ salary_min: '30,000', salary_max: '45 000,50' },
  }
  const onSite = { ...wish, arrangement_id: '1', place: 'Manila' }
  const remote = { ...wish, arrangement_id: '3', time_zone: 'Asia/Manila' }
  const add = (kind: string, typed: Record<string, string>) =>
    sendForm(request, `/en/profile/preferences?add=${kind}`, typed)
  // Of a place in own words the country is asked, and of remote work the time zone.
  for (const wrong of [
    { ...onSite, place: 'Barangay Dalig' },
    { ...remote, time_zone: '' },
    { ...onSite, salary_max: '' },
  ]) {
    const refused = await add('on_site', wrong)
    expect.soft([refused.status, refused.messages]).toEqual([422, ['This field is required.']])
  }
  expect((await add('on_site', { ...onSite, place: 'Barangay Dalig', country: 'PH' })).status).toBe(200)
  for (const typed of [onSite, onSite]) expect((await add('on_site', typed)).status).toBe(200)
  // A remote wish keeps the place that was typed beside it.
  expect((await add('remote', { ...remote, place: 'Cebu City', country: 'PH' })).text).toContain('Cebu City')
  for (const typed of [remote, remote]) expect((await add('remote', typed)).status).toBe(200)
  const many = [await add('on_site', onSite), await add('remote', remote)]
  expect(many.map(({ status }) => status)).toEqual([422, 422])
  const ids = await preferenceIds(request)
  expect(ids).toHaveLength(6)
  for (const [number, id] of ids.entries()) {
    const gone = await sendForm(request, '/en/profile/preferences', {
      ...{ section: 'job_preferences', id, intent: 'delete' },
    })
    expect.soft(gone.status).toBe(number < 5 ? 200 : 409)
  }
  expect(await preferenceIds(request)).toHaveLength(1)
})

test('what was read in a resume is shown whole, and each of it is taken out, brought back or mended', async ({
  request,
}) => {
  await register({ request })
  await call({ request }, '/jobseeker/languages/create', { language_id: 1, proficiency_id: 4 })
  await call({ request }, '/jobseeker/websites/create', {
    url: 'https://kites.example/',
    display_name: 'Kites',
  })
  await call({ request }, '/jobseeker/educations/create', { school_name: '', education_id: 6 })
  const license = { name: 'Pilot', issued_on: '2020-01', credential_id: 'P-7' }
  await call({ request }, '/jobseeker/license-certifications/create', license)
  const job = { job_title: 'Agent', company_name: 'BrightCall', started_on: '2021-03', ended_on: '2023-02' }
  await call({ request }, '/jobseeker/work-experiences/create', job)
  const review = '/en/jobseeker-complete-profile/1101'
  const browser = plainBrowser(request, process.env.JOBLANE_ORIGIN)
  await browser.open(review)
  const shown = () => named(browser.page(), 'main').map(lineIn).join()
  for (const words of ['Native', 'https://kites.example/', 'Bachelor’s degree', 'P-7', 'Issued Jan 2020'])
    expect.soft(shown()).toContain(words)
  expect(shown()).toContain('BrightCall · Mar 2021 – Feb 2023')
  await browser.press('Remove: Kites')
  expect(shown()).not.toContain('kites.example')
  await browser.press('Undo')
  expect(shown()).toContain('kites.example')
  await browser.follow('Change: Pilot')
  browser.fill('Name', 'Glider pilot')
  await browser.press('Save')
  expect(new URL(browser.url()).pathname).toBe(review)
  expect(shown()).toContain('Glider pilot')
  await browser.follow('Change: Agent')
  expect(new URL(browser.url()).search).toContain('to=1101')
})

test('a place whose name is left as it is shown stays the same place, in any language', async ({
  request,
}) => {
  await register({ request })
  const wish = {
    job_type_ids: '1',
    industry_id: '1',
    arrangement_id: '1',
    language_ids: '1',
    salary_type_id: '2',
  }
  await sendForm(request, '/en/profile/preferences?add=on_site', {
    ...{ ...wish, section: 'job_preferences', title_0: 'Accountant', place: 'Manila' },
  })
  const [id = ''] = await preferenceIds(request)
  // The middle of Tokyo, of Taipei and of Istanbul, and the smaller of two places of one name in one region.
  for (const [language, location_id, place] of [
    ['ja', 900_392_004, '東京都新宿区'],
    ['zh-TW', 900_158_003, '台北中山區'],
    ['tr', 747_323, 'Esenyurt, İstanbul'],
    ['en', 1_690_313, 'San Antonio, Central Luzon'],
  ] as const) {
    const data = { location_id }
    await request.patch('/api-server/jobseeker/me', { data })
    await request.patch(`/api-server/jobseeker/job-preferences/${id}/update`, { data })
    const forms = [
      ['profile?edit=basics', { section: 'basics', first_name: 'Mai', last_name: '', place }],
      ['profile/preferences', { ...wish, section: 'job_preferences', id, title_0: 'Cashier', place }],
    ] as const
    for (const [page, form] of forms)
      expect.soft((await sendForm(request, `/${language}/${page}`, form)).status).toBe(200)
    const { current_location, job_preferences } = placed.parse(
      (await (await request.get('/api-server/jobseeker/me')).json()).data,
    )
    const kept = { id: location_id }
    expect.soft([place, current_location, job_preferences]).toEqual([place, kept, [{ location: kept }]])
  }
})

const located = z.object({ id: z.number().nullable() })
const placed = z.object({
  current_location: located,
  job_preferences: z.array(z.object({ location: located })),
})

async function preferenceIds(request: APIRequestContext): Promise<string[]> {
  const { data } = await (await request.get('/api-server/jobseeker/me')).json()
  return z
    .object({ job_preferences: z.array(z.object({ id: z.string() })) })
    .parse(data)
    .job_preferences.map(({ id }) => id)
}
