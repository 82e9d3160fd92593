import type { SentForm } from '#app/common/sign-in/read-form.ts'
import { placeNamed, titleNamed } from '#app/seeker/sign-in/desired-job-fields.ts'
import { MOST_WANTED_TITLES } from '#config/limits.ts'
import type { RequestOf } from '#shared/contract.ts'
import { readAmount } from '#shared/read-amount.ts'
import { ownWords, type WantedTitle } from '../../../contract/wanted-titles.ts'
import { getWizard, saveDesiredJob, savePerson } from '../../../contract/wizard.ts'
import type { Question } from '../../../contract/wizard-questions.ts'
import type { WizardField } from '../../../web/wizard/fields.ts'
import type { PageCalls } from './fitting-jobs.ts'
import { saveSchool, saveWork } from './save-entry.ts'

type WizardForm = SentForm<WizardField>
type Errors = Partial<Record<WizardField, string>>

type Save = (form: WizardForm, next: Question, calls: PageCalls) => Promise<Errors>

/**
 * Saves the answer to one question, and `next` as the one to go on with. A value that cannot be read is in the result,
 * and all others of the form are saved nevertheless: nothing that was pressed is lost.
 */
export const saveAnswer = (
  question: Question,
  form: WizardForm,
  { next, ...calls }: PageCalls & { next: Question },
): Promise<Errors> => SAVES[question](form, next, calls)

const SAVES: Readonly<Record<Question, Save>> = {
  titles: saveTitles,
  place: savePlace,
  types: (form, next, calls) => wish({ job_type_ids: numbersIn(form, 'job_type_ids') }, next, calls),
  pay: savePay,
  experience: (form, next, calls) => wish({ xp_lvl_id: form.text('xp_lvl_id') }, next, calls),
  name: saveName,
  notice: async (form, next, { dispatch, viewer }) => {
    const [notice_period_id, seeking_status_id] = [
      form.text('notice_period_id'),
      form.text('seeking_status_id'),
    ]
    await dispatch(savePerson, { notice_period_id, seeking_status_id, next }, viewer)
    return {}
  },
  work: saveWork,
  school: saveSchool,
}

async function saveTitles(form: WizardForm, next: Question, calls: PageCalls): Promise<Errors> {
  const chosen = numbersIn(form, 'title_ids').map((title_id): WantedTitle => knownTitle(title_id))
  const kept = form.sent.getAll('own_titles').flatMap((words) => ownWords.safeParse(words).data ?? [])
  const typed = form.text('title_words')
  const words = ownWords.safeParse(typed).data
  const own = [...new Set([...kept, ...(words === undefined ? [] : [words])])]
  const titles = [...chosen, ...(await Promise.all(own.map((one) => titleNamed(one, calls))))]
  await wish({ titles: titles.slice(0, MOST_WANTED_TITLES) }, next, calls)
  if (typed.trim() !== '' && words === undefined) return { title_words: 'words' }
  return titles.length > MOST_WANTED_TITLES ? { title_words: 'many' } : {}
}

const knownTitle = (title_id: number): WantedTitle => ({ title_id, words: null, near_title_ids: [] })

/** Typed words outweigh the pressed place, which is the one from before. */
async function savePlace(form: WizardForm, next: Question, calls: PageCalls): Promise<Errors> {
  const arrangement_id = form.text('arrangement_id')
  const typed = form.text('place_words')
  const words = ownWords.safeParse(typed).data
  if (typed.trim() === '') {
    const place = /^\d+$/.test(form.text('location'))
      ? { location_id: form.text('location') }
      : { location_words: ownWords.safeParse(form.text('location')).data ?? null }
    return wish({ arrangement_id, ...place }, next, calls)
  }
  if (words === undefined) {
    await wish({ arrangement_id }, next, calls)
    return { place_words: 'words' }
  }
  const id = await placeNamed(words, calls)
  return wish({ arrangement_id, location_id: id, location_words: id === null ? words : null }, next, calls)
}

/** A typed amount outweighs the pressed one. People write it with or without separators. */
async function savePay(form: WizardForm, next: Question, calls: PageCalls): Promise<Errors> {
  const typed = form.text('pay_amount').trim()
  const amount = typed === '' ? form.text('salary_min') : wholeAmount(typed)
  if (amount === null) return { pay_amount: 'amount' }
  if (Number(amount) === 0) return wish({ salary_min: null }, next, calls)
  return wish({ salary_min: amount, salary_currency: form.text('salary_currency') }, next, calls)
}

/** Null: it cannot be read. `25.5` may mean as many thousands, so it is asked again; decimals are dropped. */
function wholeAmount(typed: string): string | null {
  const amount = readAmount(typed)
  return amount === null || 'isUnclear' in amount || amount.decimals.length === 1 ? null : amount.whole
}

async function saveName(form: WizardForm, next: Question, { dispatch, viewer }: PageCalls): Promise<Errors> {
  const [first_name, last_name] = [form.text('first_name').trim(), form.text('last_name').trim()]
  if (first_name === '') return { first_name: 'empty' }
  const { country: known } = await dispatch(getWizard, {}, viewer)
  const { country: here } = viewer
  // Whoever looks at the jobs of another country lives where they have said.
  const country = known !== null || here === null || here === 'EU' ? {} : { country: here }
  await dispatch(savePerson, { first_name, last_name, ...country, next }, viewer)
  return {}
}

async function wish(
  answers: RequestOf<typeof saveDesiredJob>,
  next: Question,
  { dispatch, viewer }: PageCalls,
): Promise<Errors> {
  await dispatch(saveDesiredJob, { ...answers, next }, viewer)
  return {}
}

const numbersIn = (form: WizardForm, field: string): number[] =>
  form.sent.getAll(field).flatMap((value) => (/^\d{1,9}$/.test(String(value)) ? [Number(value)] : []))
