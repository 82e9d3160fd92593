import { data } from 'react-router'
import type { PageServices } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm, type SentForm } from '#app/common/sign-in/read-form.ts'
import { listResumes, setAutoSendResume, uploadResume } from '#features/resumes/contract/resumes.ts'
import { applyToJob, mayApplyToJob } from '../contract/applications.ts'
import { type ApplyField, UPLOADED } from '../web/apply/answers.ts'

type Question = Extract<ApplyField, `question-${string}`>
const isQuestion = (name: string): name is Question => /^question-\d+$/.test(name)

const OTHERS = new Set(['resume_id', 'first_message', 'request_key', 'source', 'file', 'always'])
const isField = (name: string): name is ApplyField => OTHERS.has(name) || isQuestion(name)

/**
 * Sends the form of applying to a job, after the file that may come with it. `sent`: there is an application, by this
 * form, by one in another tab, or by the same one before; otherwise what the form shows next.
 */
export async function sendApplication(request: Request, { dispatch, viewer }: PageServices, jobId: number) {
  const form = await readForm(request, [], isField)
  const upload_id = textOf(form, 'upload_id')
  let resume_id = form.text('resume_id')
  const typed = () => ({ values: { ...form.values, resume_id } })
  try {
    if (upload_id !== '') {
      if (await hasApplied()) return 'sent'
      resume_id = (await dispatch(uploadResume, { upload_id }, viewer)).resume.id
    }
    if (form.intent !== 'send') {
      if (upload_id !== '') return stepTo(UPLOADED, form, typed())
      if (await hasApplied()) return 'sent'
      return data(stepTo('upload', form, { ...typed(), errors: { file: 'empty' } }), { status: 422 })
    }
    await dispatch(applyToJob, { id: jobId, resume_id, ...said(form) }, viewer)
  } catch (caught) {
    // Asked after a refusal alone: most applications are the first to their job.
    if (await hasApplied().catch(() => false)) return 'sent'
    return refuse(form.intent, form, caught, typed())
  }
  // The application is sent: whether the choice for the next ones is kept does not decide about it.
  await keepChoice().catch(() => undefined)
  return 'sent'

  async function hasApplied(): Promise<boolean> {
    return (await dispatch(mayApplyToJob, { id: jobId }, viewer)).application_id !== null
  }

  async function keepChoice() {
    const always = form.sent.getAll('always').at(-1)
    if (resume_id === '' || always === undefined) return
    const { resumes } = await dispatch(listResumes, {}, viewer)
    const isOn = resumes.some(({ id, is_sent_automatically }) => is_sent_automatically && id === resume_id)
    if ((always === '1') !== isOn) {
      await dispatch(setAutoSendResume, { resume_id: always === '1' ? resume_id : null }, viewer)
    }
  }
}

function said(form: SentForm<ApplyField>) {
  const key = form.text('request_key')
  return {
    source: form.text('source') || 'web',
    // Forms send line ends as two characters, which the person was not counted.
    first_message: form.text('first_message').replaceAll('\r\n', '\n'),
    screening_answers: [...new Set(form.sent.keys())].filter(isQuestion).map((name) => ({
      question_id: name.slice('question-'.length),
      answer: form.text(name).replaceAll('\r\n', '\n'),
    })),
    ...(key !== '' && { request_key: key }),
  }
}

function textOf({ sent }: SentForm<ApplyField>, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value : ''
}
