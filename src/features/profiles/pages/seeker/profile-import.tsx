import { data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { readLists } from '#app/common/read-lists.ts'
import { services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { applyImport, createImport, discardImport, getImport } from '../../contract/import.ts'
import { chosenIn, fieldsOfImport } from '../../web/import/chosen-in.ts'
import { ImportPage } from '../../web/import/import-page.tsx'
import { currentMonth } from '../editing-page.ts'
import { afterReading } from './wizard/way.ts'

export const headers = privateHeaders

export const handle: PageHandle = { file: { field: 'import', kind: 'import' } }

const LISTS = ['educations', 'language_proficiency_lists']

export async function loader({ url, context }: LoaderArgs) {
  const calls = context.get(services)
  const [{ import: waiting }, lists] = await Promise.all([
    calls.dispatch(getImport, {}, calls.viewer),
    readLists(LISTS, calls),
  ])
  return { waiting, lists, month: currentMonth(), isOnWay: isOnWay(url) }
}

/** Whether the file was read within the wizard, which goes on after it. */
const isOnWay = (url: URL): boolean => url.searchParams.get('to') === 'wizard'

export async function action({ request, url, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const here = `/${lang}/profile/import${url.search}`
  const { import: waiting } = await dispatch(getImport, {}, viewer)
  const form = await readForm(request, [createImport], ['import', 'id', ...fieldsOfImport(waiting)])
  const isReading = form.intent === ''
  try {
    if (form.intent === 'discard') {
      await dispatch(discardImport, {}, viewer)
      return redirect(here, 303)
    }
    if (isReading) {
      const upload_id = form.text('upload_id')
      if (upload_id === '')
        return data(stepTo('read', form, { errors: { import: 'empty' } }), { status: 422 })
      await dispatch(createImport, { upload_id }, viewer)
      return redirect(here, 303)
    }
    if (form.intent === 'leave') {
      await dispatch(discardImport, {}, viewer)
      return redirect(isOnWay(url) ? afterReading(lang, url) : `/${lang}/profile`, 303)
    }
    const entries = chosenIn(form, waiting)
    // What was read stays: it would go, and be called saved, although nothing was taken of it.
    if (waiting !== null && entries.length === 0)
      return data(stepTo('apply', form, { errors: { entries: 'empty' } }), { status: 422 })
    const { undo_id } = await dispatch(applyImport, { id: form.text('id'), entries }, viewer)
    if (isOnWay(url)) return redirect(afterReading(lang, url), 303)
    const [section = 'basics'] = entries.map(({ key }) => key.split('/')[0] ?? '')
    const query = new URLSearchParams({ done: 'saved', in: section, undo: undo_id })
    return redirect(`/${lang}/profile?${query}`, 303)
  } catch (caught) {
    return refuse(isReading ? 'read' : 'apply', form, caught)
  }
}

export default function ProfileImportRoute({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <ImportPage {...loaderData} answer={actionData ?? null} />
}
