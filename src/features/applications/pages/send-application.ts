import { data } from 'react-router'
import type { PageServices } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm, type SentForm } from '#app/common/sign-in/read-form.ts'
import { setAutoSendResume, uploadResume } from '#features/resumes/contract/resumes.ts'
import { applyToJob, getApplicationForm } from '../contract/applications.ts'
import { type ApplyField, UPLOADED } from '../web/apply/answers.ts'
import type { ApplicationForm } from '../web/apply/apply-data.ts'

const FIELDS = ['resume_id', 'first_message', 'request_key', 'source', 'file', 'always'] as const

/**
 * Sends the form of applying to a job, after the file that may come with it. `sent`: there is an application, by this
 * form, by one in another tab, or by the same one before; otherwise what the form shows next.
 */
export async function sendApplication(request: Request, { dispatch, viewer }: PageServices, jobId: number) {
  const asked = await dispatch(getApplicationForm, { id: jobId }, viewer)
  if (asked.application_id !== null) return 'sent'
  const form: SentForm<ApplyField> = await readForm(request, [], [...FIELDS, ...asked.questions.map(fieldOf)])
  let resume_id = form.text('resume_id')
  const upload_id = textOf(form, 'upload_id')
  const typed = () => ({ values: { ...form.values, resume_id } })
  try {
    if (upload_id !== '') {
      resume_id = (await dispatch(uploadResume, { upload_id }, viewer)).resume.id
    }
    if (form.intent !== 'send') {
      if (upload_id !== '') return stepTo(UPLOADED, form, typed())
      return data(stepTo('upload', form, { ...typed(), errors: { file: 'empty' } }), { status: 422 })
    }
    await dispatch(applyToJob, { id: jobId, resume_id, ...said(form, asked) }, viewer)
  } catch (caught) {
    return refuse(form.intent, form, caught, typed())
  }
  // The application is sent: whether the choice for the next ones is kept does not decide about it.
  await keepChoice(form, asked, resume_id).catch(() => undefined)
  return 'sent'

  async function keepChoice(sent: SentForm<ApplyField>, { resumes }: ApplicationForm, chosen: string) {
    const always = sent.sent.getAll('always').at(-1)
    if (chosen === '' || always === undefined) return
    const isOn = resumes.some(({ id, is_sent_automatically }) => is_sent_automatically && id === chosen)
    if ((always === '1') !== isOn) {
      await dispatch(setAutoSendResume, { resume_id: always === '1' ? chosen : null }, viewer)
    }
  }
}

const fieldOf = ({ id }: { id: number }) => `question-${id}` as const

function said(form: SentForm<ApplyField>, { questions }: ApplicationForm) {
  const key = form.text('request_key')
  return {
    source: form.text('source') || 'web',
    // Forms send line ends as two characters, which the person was not counted.
    first_message: form.text('first_message').replaceAll('\r\n', '\n'),
    screening_answers: questions.map(({ id }) => ({
      question_id: id,
      answer: form.text(`question-${id}`).replaceAll('\r\n', '\n'),
    })),
    ...(key !== '' && { request_key: key }),
  }
}

function textOf({ sent }: SentForm<ApplyField>, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value : ''
}
