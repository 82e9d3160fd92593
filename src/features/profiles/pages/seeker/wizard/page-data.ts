import { readLists } from '#app/common/read-lists.ts'
import type { PageServices } from '#app/common/services.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { personName } from '#shared/person-name.ts'
import { getMe } from '../../../contract/profile.ts'
import type { Wizard } from '../../../contract/wizard.ts'
import {
  addressOf,
  LAST_OF_DESIRED_JOB,
  placeOf,
  QUESTIONS,
  type Question,
} from '../../../contract/wizard-questions.ts'
import { textsOf } from '../../typed-values.ts'
import { fittingJobs, type PageCalls } from './fitting-jobs.ts'
import { choicesFor, namesOf, payChoices } from './question-options.ts'
import { REVIEW_LISTS, reviewSections } from './review-sections.ts'
import { pathsFrom, REVIEW, type Way, wizardPath } from './way.ts'

interface Asked {
  lang: string
  way: Way
  question: Question
  wizard: Wizard
  /** The job or school whose fields are shown. */
  entry: string | null
}

/** All that the page of a question shows. */
export async function questionPage(calls: PageCalls, { lang, way, question, wizard, entry }: Asked) {
  const here = addressOf(question)
  const [fit, choices, arrangements, statuses, types, pay, entries] = await Promise.all([
    fittingJobs(wizard, calls),
    choicesFor(question, wizard, calls),
    question === 'place' ? namesOf('arrangements', calls) : [],
    question === 'notice' ? namesOf('seeking_status_lists', calls) : [],
    namesOf('job_types', calls),
    question === 'pay' ? payChoices(wizard, calls) : null,
    entriesOf(question, calls),
  ])
  const before = QUESTIONS[placeOf(question) - 1]?.address
  return {
    question,
    wizard,
    fit,
    choices,
    arrangements,
    statuses,
    pay,
    types: types.flatMap(({ id, value }) => (wizard.job_type_ids.includes(id) ? [value] : [])),
    entries: {
      ...entries,
      open: entry,
      base: wizardPath(lang, here, way.query(way.to === null ? {} : { to: way.to })),
    },
    now: currentMinute(),
    country: calls.viewer.country,
    back: before === undefined ? null : wizardPath(lang, before, way.query()),
    later: way.later,
    paths: pathsFrom(here, lang, way),
  }
}

/** Only the questions for jobs and schools show some. */
async function entriesOf(question: Question, { dispatch, viewer }: PageCalls) {
  if (question !== 'work' && question !== 'school') return { works: [], schools: [] }
  const { work_experiences, educations } = await dispatch(getMe, {}, viewer)
  return { works: work_experiences, schools: educations }
}

/** All that the page shows on which somebody confirms what was read in their resume. */
export async function reviewPage(
  services: PageServices,
  { lang, way, undo }: Pick<Asked, 'lang' | 'way'> & { undo: string | null },
) {
  const { dispatch, viewer } = services
  const [profile, lists] = await Promise.all([dispatch(getMe, {}, viewer), readLists(REVIEW_LISTS, services)])
  const here = wizardPath(lang, REVIEW, way.query())
  const entryPath = (question: Question, id: string) =>
    wizardPath(lang, addressOf(question), way.query({ to: REVIEW, entry: id }))
  return {
    name: personName(profile),
    namePath: pathsFrom(REVIEW, lang, way).name,
    sections: reviewSections(profile, { entryPath, here, lang }, { t: textsOf(services), lists, viewer }),
    isFromResume: way.isFromResume,
    undo,
    later: way.later,
    back: wizardPath(lang, addressOf(LAST_OF_DESIRED_JOB), way.query()),
  }
}
