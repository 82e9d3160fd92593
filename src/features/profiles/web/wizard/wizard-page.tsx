import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import type { Education } from '../../contract/educations.ts'
import { placeOf, QUESTIONS, type Question } from '../../contract/wizard-questions.ts'
import type { WorkExperience } from '../../contract/work-experiences.ts'
import { EDITS_KEPT } from '../kept-edits.ts'
import { useText } from '../texts.ts'
import { UnsavedEdits } from '../unsaved-edits.tsx'
import { UNSENT } from '../unsent.ts'
import type { WizardAnswer } from './fields.ts'
import { FitCount, FittingColumn, type FittingJobs, FittingRows } from './fitting-jobs.tsx'
import { type PayChoices, PayQuestion } from './pay-question.tsx'
import {
  ListQuestion,
  NameQuestion,
  NoticeQuestion,
  PlaceQuestion,
  type QuestionProps,
  TitlesQuestion,
} from './questions.tsx'
import { SchoolQuestion } from './school-question.tsx'
import { Sentence } from './sentence.tsx'
import { WizardFrame } from './wizard-frame.tsx'
import { WorkQuestion } from './work-question.tsx'

interface WizardPageProps extends Omit<QuestionProps, 'save' | 'answer'> {
  question: Question
  /** What came of the form. */
  sent: WizardAnswer | null
  /** The names of the chosen job types. */
  types: readonly string[]
  /** Null for other questions. */
  pay: PayChoices | null
  fit: FittingJobs
  now: number
  back: string | null
  later: string
  /** The address of each question that leads back here. */
  paths: Readonly<Record<Question, string>>
  entries: {
    works: readonly WorkExperience[]
    schools: readonly Education[]
    /** The entry whose fields are shown: its id, `new`, or null. */
    open: string | null
    /** The address of this page without an entry. */
    base: string
  }
}

/** One question of the interview. Each is mounted anew: the caller changes the key with the question. */
export function WizardPage(props: WizardPageProps) {
  const { question, wizard, fit, now, paths } = props
  const t = useText()
  const saving = useFetcher<WizardAnswer | null>()
  const answer = (saving.data?.problem === UNSENT ? props.sent : null) ?? saving.data ?? props.sent
  const problem = answer?.problem === UNSENT ? t('error.network') : (answer?.problem ?? null)
  const form = useFirstWrong(answer)
  const [isOffline, setOffline] = useState(false)
  const save = useSave(form, saving, setOffline)
  const help = useHelp(question)
  return (
    <WizardFrame
      title={t(`wizard.${question}_title`)}
      help={help}
      number={placeOf(question) + 1}
      count={QUESTIONS.length}
      back={props.back}
      later={props.later}
      sentence={
        <Sentence wizard={wizard} types={props.types} question={question} pathTo={(name) => paths[name]} />
      }
      aside={<FittingColumn fit={fit} now={now} />}
    >
      <Form
        method="post"
        noValidate
        ref={form}
        className="wizard-form"
        onChange={(event) => {
          if (!isPressed(event) || IS_TYPED.has(question)) return
          clearTyped(event)
          save()
        }}
      >
        {/* What Enter presses, so that it isn't another button of the form. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <FormProblem text={isOffline ? t('offline.offline') : problem} />
        <Ask {...props} answer={answer} save={save} />
        <FittingRows fit={fit} />
        <footer className="wizard-foot">
          <p className="hidden text-13 text-muted lg:block">{t('wizard.saved')}</p>
          <p role="status" className="min-w-0 leading-tight lg:hidden">
            <FitCount total={fit.total} />
          </p>
          <Button type="submit" look="primary" className="wizard-next">
            {t(question === 'school' ? 'wizard.finish' : 'wizard.next')}
          </Button>
        </footer>
      </Form>
      <UnsavedEdits form={form} refusal={answer} />
    </WizardFrame>
  )
}

function Ask(props: Omit<WizardPageProps, 'sent'> & QuestionProps) {
  const t = useText()
  const { question, wizard, choices, pay, entries } = props
  const join = entries.base.includes('?') ? '&' : '?'
  const shown = { open: entries.open, pathOf: (entry: string) => `${entries.base}${join}entry=${entry}` }
  const list = { title: t(`wizard.${question}_title`), choices }
  switch (question) {
    case 'titles':
      return <TitlesQuestion {...props} />
    case 'place':
      return <PlaceQuestion {...props} />
    case 'types':
      return <ListQuestion {...list} name="job_type_ids" chosen={wizard.job_type_ids} isMany />
    case 'pay':
      return pay && <PayQuestion {...props} pay={pay} total={props.fit.total} />
    case 'experience':
      return <ListQuestion {...list} name="xp_lvl_id" chosen={[wizard.xp_lvl_id]} />
    case 'notice':
      return <NoticeQuestion {...props} />
    case 'work':
      return (
        <WorkQuestion
          {...props}
          {...shown}
          works={entries.works}
          year={new Date(props.now).getUTCFullYear()}
        />
      )
    case 'school':
      return <SchoolQuestion {...props} {...shown} schools={entries.schools} />
    default:
      return <NameQuestion {...props} />
  }
}

function useHelp(question: Question): string | undefined {
  const t = useText()
  const helps: Partial<Record<Question, string>> = {
    titles: t('wizard.titles_help'),
    types: t('wizard.types_help'),
    pay: t('wizard.pay_help'),
    name: t('wizard.name_help'),
    work: t('wizard.work_help'),
  }
  return helps[question]
}

/** Their forms have texts that belong together with the chips. */
const IS_TYPED: ReadonlySet<Question> = new Set(['work', 'school'])

/** A chip saves the answer at once; a text is saved by the button. */
const isPressed = ({ target }: FormEvent): boolean =>
  target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox')

/** A typed answer outweighs a pressed one, unless that was pressed later. */
function clearTyped({ target }: FormEvent): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
  const typed = target.closest('fieldset')?.querySelector<HTMLInputElement>('.wizard-other input')
  if (typed) typed.value = ''
}

/** Saves the answer where it is, so that sentence and jobs follow it. */
function useSave(
  form: { current: HTMLFormElement | null },
  saving: ReturnType<typeof useFetcher>,
  tellOffline: (isOffline: boolean) => void,
) {
  const latest = useRef(saving)
  latest.current = saving
  const isKept = saving.state === 'loading' && saving.data === null
  useEffect(() => {
    if (isKept) dispatchEvent(new Event(EDITS_KEPT))
  }, [isKept])
  return () => {
    tellOffline(!navigator.onLine)
    if (form.current === null || !navigator.onLine) return
    const answers = new FormData(form.current)
    answers.set('intent', 'stay')
    void latest.current.submit(answers, { method: 'post' })
  }
}
