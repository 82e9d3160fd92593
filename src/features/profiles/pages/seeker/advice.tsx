import { href, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { getAdvice } from '../../contract/advice.ts'
import { createLanguage, createSkill } from '../../contract/skills-and-languages.ts'
import { AdviceCards } from '../../web/advice/advice-cards.tsx'
import { useText } from '../../web/texts.ts'

export const headers = privateHeaders

export async function loader({ context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  return { advice: await dispatch(getAdvice, {}, viewer) }
}

/** The answers of the cards, wherever these stand. Somebody who has answered already, in another tab, loses nothing. */
export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [createLanguage], ['skill', 'back'])
  let done = ''
  try {
    const section = form.has('skill') ? 'skills' : 'languages'
    const { language_id, proficiency_id } = form.values
    const { undo_id } =
      section === 'skills'
        ? await dispatch(createSkill, { value: form.text('skill') }, viewer)
        : await dispatch(createLanguage, { language_id, proficiency_id }, viewer)
    done = `?${new URLSearchParams({ done: 'saved', in: section, undo: undo_id })}`
  } catch (refusal) {
    if (!(refusal instanceof Response) || refusal.status !== 422) throw refusal
  }
  const own = [`/${lang}/profile`, `/${lang}/profile/advice`]
  const back = own.find((page) => page === form.text('back'))
  return redirect(`${back ?? `/${lang}/profile/advice`}${done}`, 303)
}

export default function Advice({ loaderData: { advice } }: PageProps<typeof loader>) {
  const t = useText()
  const lang = useLanguage()
  return (
    <div className="page-width grid max-w-120 gap-4 py-6 lg:py-10">
      <PageHead title={t('advice.market')} indexed={false} />
      <h1 className="sr-only">{t('advice.market')}</h1>
      {advice.market === null && <p>{t('advice.empty')}</p>}
      <AdviceCards advice={advice} back={href('/:lang/profile/advice', { lang })} />
    </div>
  )
}
