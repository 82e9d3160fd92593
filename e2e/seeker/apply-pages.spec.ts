import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { pdfOf } from '../../src/features/resumes/server/attached/resume-files.test-helper.ts'
import { call, register } from '../site/accounts.ts'
import type { Hindrance } from '../site/hinder.ts'
import { expect, test } from '../site/http-journey.ts'
import { castId, castPath } from '../site/journey.ts'
import { attributeOf, elementsIn, isNamed, lineIn, parsePage } from '../site/markup.ts'

/** What the page of applying says, as served to a browser without scripts. */

async function pageIn(answer: { text(): Promise<string>; status(): number; url(): string }) {
  const page = parsePage(await answer.text())
  const [main = page] = elementsIn(page, (element) => isNamed(element, 'main'))
  const named = (name: string) => elementsIn(main, (element) => attributeOf(element, 'name') === name)
  return {
    ...{ status: answer.status(), url: answer.url(), text: lineIn(main) },
    typed: (name: string) => named(name).map(lineIn).at(0),
    value: (name: string) =>
      named(name)
        .map((field) => attributeOf(field, 'value'))
        .at(0),
    chosen: (name: string) =>
      named(name)
        .filter((field) => attributeOf(field, 'checked') !== undefined)
        .map((field) => attributeOf(field, 'value')),
  }
}

const read = async (request: APIRequestContext, path: string) => pageIn(await request.get(path))
const send = async (request: APIRequestContext, path: string, form: Record<string, string>) =>
  pageIn(await request.post(path, { form }))

async function control<Answer>(
  parameters: Record<string, string>,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  const told = await fetch(`${process.env.JOBLANE_CONTROLS}?${new URLSearchParams(parameters)}`)
  return answer.parse(await told.json())
}

const REFUSALS: [hindrance: Hindrance, text: string][] = [
  ['eligibility', 'Your work eligibility doesn’t match this job.'],
  ['distance', 'Working location is too far.'],
  ['ban', 'After missed interviews, you can apply again from '],
  ['colleague', 'You can’t apply to a job of your own company.'],
]

for (const [hindrance, text] of REFUSALS)
  test(`whoever is kept from a job by ${hindrance} reads it beside the form, with all that they typed, and then before it`, async ({
    request,
  }) => {
    const email = await register({ request })
    const job = await control({ hindrance }, z.number())
    const path = `/en/job/${job}/apply`
    const form = await read(request, path)
    const sent = {
      request_key: form.value('request_key') ?? '',
      first_message: 'Typed with care',
      resume_id: '',
    }
    await control({ hindrance, email, job: String(job) }, z.number())
    const refused = await send(request, form.url, { ...sent, intent: 'send' })
    expect(refused.status).toBe(403)
    expect(refused.text).toContain(text)
    expect(refused.typed('first_message')).toBe('Typed with care')
    const before = await read(request, path)
    expect(before.text).toContain(text)
    expect(before.text).not.toContain('Send application')
  })

test('a job that takes no applications says why instead of a form, and one that was applied to leads to its receipt', async ({
  request,
}) => {
  await register({ request })
  const held = await read(request, `${castPath('on-hold-manila')}/apply`)
  expect(held.text).toContain('This job isn’t taking applications at the moment.')
  const tried = await send(request, held.url, { intent: 'send', first_message: 'Typed with care' })
  expect([tried.status, tried.typed('first_message')]).toEqual([409, 'Typed with care'])
  expect((await read(request, `${castPath('closed-manila')}/apply`)).text).toContain('This job is closed.')
  const open = `${castPath('riyadh-arabic')}/apply`
  const form = await read(request, open)
  await call({ request }, `/data/jobs/${castId('riyadh-arabic')}/applications`, {})
  // Another tab still shows the form.
  const late = { request_key: form.value('request_key') ?? '', first_message: 'Twice', resume_id: '' }
  expect((await send(request, open, { ...late, intent: 'send' })).url).toMatch(/apply\/success$/)
  expect((await read(request, open)).url).toMatch(/apply\/success$/)
})

test('the answer to a question stands in the next form that asks the same, with whom it was given to', async ({
  request,
}) => {
  await register({ request })
  const asked = z.object({ question: z.string(), jobs: z.tuple([z.number(), z.number()]) })
  const { question, jobs } = await control({ asked: '' }, asked)
  const [first, second] = jobs.map((id) => `/en/job/${id}/apply`)
  const fieldOf = async (id: number) => {
    const answer = await request.get(`/api-server/data/jobs/${id}/application-form`)
    const { data } = z
      .object({ data: z.object({ questions: z.array(z.object({ id: z.number(), question: z.string() })) }) })
      .parse(await answer.json())
    return `question-${data.questions.find((one) => one.question === question)?.id}`
  }
  const [field, again] = [await fieldOf(jobs[0]), await fieldOf(jobs[1])]
  const form = await read(request, first ?? '')
  const sent = {
    request_key: form.value('request_key') ?? '',
    first_message: '',
    resume_id: '',
    intent: 'send',
  }
  const wrong = await send(request, form.url, { ...sent, [field]: 'many' })
  expect([wrong.status, wrong.value(field)]).toEqual([422, 'many'])
  expect((await send(request, form.url, { ...sent, [field]: '7' })).url).toMatch(/apply\/success$/)
  const next = await read(request, second ?? '')
  expect(next.value(again)).toBe('7')
  expect(next.text).toMatch(/You answered this to .+ on .+\. Change it if it is no longer true\./)
})

test('a resume from beside the job is chosen in the form; one that is refused says why there', async ({
  request,
}) => {
  await register({ request })
  const apply = `${castPath('urgent-manila')}/apply`
  const upload = `/en/quick-resume?${new URLSearchParams({ redirect: apply })}`
  const give = async (name: string, buffer: Buffer) =>
    pageIn(
      await request.post(upload, { multipart: { resume: { name, mimeType: 'application/pdf', buffer } } }),
    )
  const refused = await give('notes.pdf', Buffer.from('only notes'))
  expect(refused.text).toContain('Unsupported file type')
  const given = await give('Mai.pdf', pdfOf('Mai Santos'))
  expect(given.text).toContain('Mai.pdf')
  expect(given.chosen('resume_id')).toEqual([new URL(given.url).searchParams.get('resume')])
})
