import { data, redirect } from 'react-router'
import { refusalIn } from '#app/common/refusal.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm, type SentForm } from '#app/common/sign-in/read-form.ts'
import { seeOther } from '#app/common/sign-in/redirect-after-sign-in.ts'
import { completeProfile, getWizard } from '../../../contract/wizard.ts'
import {
  addressOf,
  LAST_OF_DESIRED_JOB,
  type Question,
  questionAfter,
} from '../../../contract/wizard-questions.ts'
import { WIZARD_FIELDS, type WizardField } from '../../../web/wizard/fields.ts'
import type { PageCalls } from './fitting-jobs.ts'
import { saveAnswer } from './save-answer.ts'
import { confirmationOf, removeEntry } from './save-entry.ts'
import { REVIEW, type Way, wizardPath } from './way.ts'

interface At {
  lang: string
  url: URL
  way: Way
}

/**
 * Saves the answer to a question and leads on. The intent of the form: none is “next”, `skip` answers nothing, `stay` is
 * a pressed chip (by a script, so the page stays), `add` adds a title and shows the question again, `never` has not
 * worked yet.
 */
export async function answerQuestion(
  request: Request,
  calls: PageCalls,
  { question, ...at }: At & { question: Question },
) {
  const form = await readForm(request, [], WIZARD_FIELDS)
  const stays = form.intent === 'stay' || form.intent === 'add'
  try {
    const removed = form.sent.get('remove')
    if (typeof removed === 'string') {
      await removeEntry(question, removed, calls)
      return redirect(at.url.pathname + at.url.search, 303)
    }
    const next = stays ? question : (questionAfter(question) ?? question)
    const errors = await saveAnswer(question, form.intent === 'skip' ? emptied(form) : form, {
      next,
      ...calls,
    })
    if (Object.keys(errors).length > 0) return data(stepTo(question, form, { errors }), { status: 422 })
    if (form.intent === 'stay') return null
    if (form.intent === 'add') return redirect(at.url.pathname + at.url.search, 303)
    return await goOn(question, calls, at)
  } catch (caught) {
    return refuseAnswer(question, form, caught)
  }
}

/** The form as if nothing had been typed or pressed. */
const emptied = (form: SentForm<WizardField>): SentForm<WizardField> => ({
  ...form,
  text: () => '',
  sent: new FormData(),
})

async function goOn(question: Question, calls: PageCalls, { lang, way }: At): Promise<Response> {
  if (way.to === 'end') return finish(calls, { lang, way })
  if (way.to !== null) return redirect(wizardPath(lang, way.to, way.query()), 303)
  if (way.isFromResume && question === LAST_OF_DESIRED_JOB) {
    return redirect(wizardPath(lang, REVIEW, way.query()), 303)
  }
  const next = questionAfter(question)
  return next === null
    ? finish(calls, { lang, way })
    : redirect(wizardPath(lang, addressOf(next), way.query()), 303)
}

/** The profile is complete, unless a required answer is missing: then its question is asked. */
export async function finish(
  { dispatch, viewer }: PageCalls,
  { lang, way }: Omit<At, 'url'>,
): Promise<Response> {
  const { needs_updating } = await dispatch(getWizard, {}, viewer)
  const [missing] = needs_updating
  if (missing !== undefined)
    return redirect(wizardPath(lang, addressOf(missing), way.query({ to: 'end' })), 303)
  await dispatch(completeProfile, {}, viewer)
  return seeOther(way.later)
}

const DUPLICATES: ReadonlySet<number> = new Set([41253, 41254])

/** After a warning that there is such a job or school already, the same answer sent again is confirmed. */
async function refuseAnswer(question: Question, form: SentForm<WizardField>, caught: unknown) {
  if (caught instanceof Response && caught.status === 409) {
    const { code } = await refusalIn(caught.clone())
    const values = { ...form.values, ...(DUPLICATES.has(code) && { is_confirmed: confirmationOf(form) }) }
    return refuse(question, form, caught, { values })
  }
  return refuse(question, form, caught)
}
