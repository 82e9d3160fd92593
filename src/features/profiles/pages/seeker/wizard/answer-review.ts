import { redirect } from 'react-router'
import { undoChange } from '../../../contract/profile.ts'
import { isList } from '../../../web/profile/sections.ts'
import { SECTION_CALLS } from '../../save-section.ts'
import { finish } from './answer-question.ts'
import type { PageCalls } from './fitting-jobs.ts'
import { REVIEW, type Way, wizardPath } from './way.ts'

/** What was read is right, and nothing of it is asked again; or an entry is taken out, or brought back. */
export async function answerReview(
  request: Request,
  calls: PageCalls,
  { lang, way }: { lang: string; way: Way },
): Promise<Response> {
  const form = await request.formData()
  const here = (more: Readonly<Record<string, string>> = {}) =>
    redirect(wizardPath(lang, REVIEW, way.query(more)), 303)
  const [section = '', id = ''] = textOf(form.get('remove')).split('/')
  try {
    if (isList(section)) return here({ undo: (await SECTION_CALLS[section].remove(id, calls)).undo_id })
    if (form.get('intent') !== 'undo') return await finish(calls, { lang, way })
    await calls.dispatch(undoChange, { undo_id: textOf(form.get('undo_id')) }, calls.viewer)
    return here()
  } catch (caught) {
    // Another tab was faster: the page shows how it is now.
    if (caught instanceof Response && caught.status === 404) return here()
    throw caught
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
