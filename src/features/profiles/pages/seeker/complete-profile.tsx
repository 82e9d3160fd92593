import { type ClientActionFunctionArgs, data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { useDraft } from '#app/seeker/session/use-draft.ts'
import { suggestionsIn } from '#app/seeker/sign-in/suggestions.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { getImport } from '../../contract/import.ts'
import { getWizard } from '../../contract/wizard.ts'
import { questionAt } from '../../contract/wizard-questions.ts'
import { ReviewPage } from '../../web/wizard/review-page.tsx'
import { WizardPage } from '../../web/wizard/wizard-page.tsx'
import { sendEdit } from '../send-edit.ts'
import { answerQuestion } from './wizard/answer-question.ts'
import { answerReview } from './wizard/answer-review.ts'
import { questionPage, reviewPage } from './wizard/page-data.ts'
import { REVIEW, readingOf, startOf, wayIn, wizardPath } from './wizard/way.ts'

export const headers = privateHeaders

/** Numbers of the specification that are no page of their own. */
const ELSEWHERE: ReadonlyMap<string | undefined, string> = new Map([['2', '10']])

export async function loader({ url, params: { lang, step }, context }: LoaderArgs<'step?'>) {
  const given = context.get(services)
  const way = wayIn(url, lang)
  const other = ELSEWHERE.get(step)
  if (other !== undefined) throw redirect(wizardPath(lang, other, url.search))
  if (step === REVIEW) {
    // What was read in a file waits to be chosen from first.
    const { import: waiting } = await given.dispatch(getImport, {}, given.viewer)
    if (waiting !== null) throw redirect(readingOf(waiting, { lang, way }))
    return { question: null, ...(await reviewPage(given, { lang, way, undo: url.searchParams.get('undo') })) }
  }
  const wizard = await given.dispatch(getWizard, {}, given.viewer)
  // The fifth step finishes the wizard, which opening a page never does.
  if (step === undefined || step === '5') throw redirect(startOf(wizard, { lang, way }))
  const question = questionAt(step)
  if (question === null) throw data(null, { status: 404 })
  return questionPage(given, { lang, way, question, wizard, entry: url.searchParams.get('entry') })
}

export async function action({ request, url, params: { lang, step }, context }: ActionArgs<'step?'>) {
  const given = context.get(services)
  const at = { lang, url, way: wayIn(url, lang) }
  if (step === REVIEW) return answerReview(request, given, at)
  const question = questionAt(ELSEWHERE.get(step) ?? step ?? '')
  if (question === null) throw data(null, { status: 404 })
  return answerQuestion(request, given, { ...at, question })
}

/** What could not be sent stays as it was pressed and typed: “next” sends it again. */
export const clientAction = (sent: ClientActionFunctionArgs) => sendEdit<typeof action>(sent)

export default function CompleteProfile({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof clientAction>) {
  const language = useLanguage()
  useDraft(actionData ?? null)
  if (loaderData.question === null) return <ReviewPage {...loaderData} />
  const suggest = suggestionsIn(language, loaderData.country)
  const key = `${loaderData.question} ${loaderData.entries.open}`
  return <WizardPage key={key} {...loaderData} {...suggest} sent={actionData ?? null} />
}
