import { data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { isLanguage } from '#config/languages.ts'
import { createDraft, listDrafts } from '../../contract/drafts.ts'
import { RESUME_TEMPLATES } from '../../contract/resume-choices.ts'
import { NewDraftPage } from '../../web/editor/new-draft-page.tsx'

export const headers = privateHeaders

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const { may, most } = await dispatch(listDrafts, {}, viewer)
  const template = templateNamed(url.searchParams.get('template'))
  return { mayCreate: may.create, most, template }
}

export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const language = form.get('language')
  const template = templateNamed(form.get('template'))
  try {
    const asked = {
      from: form.get('from') === 'empty' ? ('empty' as const) : ('profile' as const),
      ...(isLanguage(language) && { language }),
      ...(template !== null && { template }),
    }
    const { id } = await dispatch(createDraft, asked, viewer)
    return redirect(`/${lang}/profile/resume/drafts/${id}`, 303)
  } catch (caught) {
    const { message, status } = await refusalIn(caught)
    return data({ problem: message }, { status })
  }
}

const templateNamed = (name: unknown) => RESUME_TEMPLATES.find((known) => known === name) ?? null

export default function NewDraft({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <NewDraftPage {...loaderData} problem={actionData?.problem ?? null} />
}
