import { data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { readLists } from '#app/common/read-lists.ts'
import { services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { discardImport, getImport } from '#features/profiles/contract/import.ts'
import { EntrySections } from '#features/profiles/web/import/choose-entries.tsx'
import { chosenIn, fieldsOfImport } from '#features/profiles/web/import/chosen-in.ts'
import { EntryPlacesContext } from '#features/profiles/web/import/entry-places.ts'
import { NamesContext } from '#features/profiles/web/profile/page-context.ts'
import { getSyncableContent, syncResume } from '../../contract/resume-reading.ts'
import { placesIn } from '../../web/read/places-in.ts'
import { ReadPage } from '../../web/read/read-page.tsx'

export const headers = privateHeaders

const LISTS = ['educations', 'language_proficiency_lists']

export async function loader({ params: { id }, context }: LoaderArgs<'id'>) {
  const calls = context.get(services)
  const [content, lists] = await Promise.all([
    calls.dispatch(getSyncableContent, { id }, calls.viewer),
    readLists(LISTS, calls),
  ])
  return { content, lists, month: new Date().toISOString().slice(0, 7) }
}

export async function action({ request, url, params: { lang, id }, context }: ActionArgs<'id'>) {
  const { dispatch, viewer } = context.get(services)
  const content = await dispatch(getSyncableContent, { id }, viewer)
  const form = await readForm(request, [], fieldsOfImport(content))
  const toWizard = url.searchParams.get('to') === 'wizard' ? openQuestions(lang, url) : null
  try {
    if (form.intent === 'leave') {
      const { import: waiting } = await dispatch(getImport, {}, viewer)
      if (waiting?.resume_id === id) await dispatch(discardImport, {}, viewer)
      return redirect(toWizard ?? `/${lang}/profile/resume`, 303)
    }
    const entries = chosenIn(form, content)
    if (entries.length === 0)
      return data(stepTo('apply', form, { errors: { entries: 'empty' } }), { status: 422 })
    const { undo_id } = await dispatch(syncResume, { id, entries }, viewer)
    if (toWizard !== null) return redirect(toWizard, 303)
    const [section = 'basics'] = entries.map(({ key }) => key.split('/')[0] ?? '')
    const query = new URLSearchParams({ done: 'saved', in: section, undo: undo_id })
    return redirect(`/${lang}/profile?${query}`, 303)
  } catch (caught) {
    return refuse('apply', form, caught)
  }
}

/** The wizard, which asks what is still open. */
function openQuestions(lang: string, url: URL): string {
  const redirect = requestedRedirect(url)
  const query = new URLSearchParams({ from: 'resume', ...(redirect !== null && { redirect }) })
  return `/${lang}/jobseeker-complete-profile?${query}`
}

export default function ReadResumeRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { content, lists, month } = loaderData
  const answer = actionData ?? null
  return (
    <NamesContext value={{ lists, month }}>
      <EntryPlacesContext value={placesIn(content)}>
        <ReadPage content={content} answer={answer}>
          <EntrySections read={content} answer={answer} />
        </ReadPage>
      </EntryPlacesContext>
    </NamesContext>
  )
}
