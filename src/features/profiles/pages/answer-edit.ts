import { data, redirect } from 'react-router'
import { refusalIn } from '#app/common/refusal.ts'
import type { PageServices } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import type { SentForm } from '#app/common/sign-in/read-form.ts'
import type { Changed } from '../contract/entry-calls.ts'
import { moveEntry, undoChange } from '../contract/profile.ts'
import { isList, placeOf, stepOf } from '../web/profile/sections.ts'
import { textsOf } from './typed-values.ts'

/** What a page does with its forms. */
interface EditCalls {
  /** Errors by field: nothing was saved. */
  save(section: string, id: string | null): Promise<Changed | { errors: Readonly<Record<string, string>> }>
  remove(section: string, id: string): Promise<Changed>
}

/** A change would be the second of its kind: it must be confirmed. */
const DUPLICATES = new Set([41253, 41254])

/**
 * Answers a form of one section or entry. Afterwards the page is shown without the form; its address names the change, so
 * that it can be undone also where no script runs. `then`: the page that is shown instead.
 */
export async function answerEdit(
  form: SentForm<string>,
  page: string,
  services: PageServices,
  calls: EditCalls,
  then: string | null = null,
) {
  const { dispatch, viewer } = services
  const [section, id] = [form.text('section'), form.text('id') || null]
  const step = stepOf(section, id)
  try {
    if (form.intent === 'undo') {
      await dispatch(undoChange, { undo_id: form.text('undo_id') }, viewer)
      return redirect(`${page}?done=undone&in=${section}#${placeOf(section)}`, 303)
    }
    if (form.intent === 'move' && isList(section) && id !== null) {
      const { undo_id } = await dispatch(moveEntry, { section, id, position: form.text('position') }, viewer)
      return shown(page, { order: section, done: 'moved', in: section, undo: undo_id }, placeOf(section))
    }
    if (form.intent === 'delete' && id !== null) {
      const { undo_id } = await calls.remove(section, id)
      if (then !== null) return redirect(then, 303)
      return shown(page, { done: 'deleted', in: section, undo: undo_id }, placeOf(section))
    }
    const saved = await calls.save(section, id)
    if ('errors' in saved) return data(stepTo(step, form, { errors: saved.errors }), { status: 422 })
    if (then !== null && form.intent !== 'save_next') return redirect(then, 303)
    const next = form.intent === 'save_next' ? { add: section } : {}
    return shown(
      page,
      { ...next, done: 'saved', in: section, undo: saved.undo_id },
      placeOf(section, saved.id),
    )
  } catch (caught) {
    const isGone = caught instanceof Response && caught.status === 404
    // None of these has a form in which the refusal could stand.
    if (isGone && ['undo', 'move', 'delete'].includes(form.intent))
      return shown(page, { done: 'stale', in: section }, placeOf(section))
    if (isGone && id !== null) return offerAnew(section, form, services)
    const isDuplicate =
      caught instanceof Response &&
      caught.status === 409 &&
      DUPLICATES.has((await refusalIn(caught.clone())).code)
    return refuse(step, form, caught, isDuplicate ? { values: { ...form.values, is_confirmed: '1' } } : {})
  }
}

/** The entry was deleted elsewhere while somebody changed it here: what they typed is the form of a new one. */
function offerAnew(section: string, form: SentForm<string>, services: PageServices) {
  const values = { ...form.values, id: '' }
  const problem = textsOf(services)('profile.gone')
  return data(stepTo(stepOf(section, null), form, { values, problem }), { status: 404 })
}

const shown = (page: string, query: Record<string, string>, place: string) =>
  redirect(`${page}?${new URLSearchParams(query)}#${place}`, 303)
