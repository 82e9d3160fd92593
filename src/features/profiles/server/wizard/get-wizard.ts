import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { toMajor } from '#shared/money.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { WantedTitle } from '../../contract/wanted-titles.ts'
import type { Wizard } from '../../contract/wizard.ts'
import { placeOf, QUESTIONS, type Question } from '../../contract/wizard-questions.ts'
import { placeNamed, titleNamed, titlesNamed } from '../named.ts'
import { findWizard, type WizardRow } from '../queries/wizard.ts'

export async function getWizard({ db }: { db: Db }, viewer: Viewer): Promise<Wizard> {
  const found = await findWizard(db, accountOf(viewer))
  if (found === null) throw new ApiError(40005)
  const { titles, location_id, location_words, salary_min_minor, wizard_question, has_preference, ...said } =
    found
  const { salary_currency: currency } = said
  return {
    ...said,
    question: questionOf(wizard_question, said.register_flow),
    needs_updating: unanswered(found),
    titles: titles.flatMap((title) => titleOf(title, viewer.language)),
    location: placeNamed(location_id, location_words, viewer.language),
    salary_min: salary_min_minor === null || currency === null ? null : toMajor(salary_min_minor, currency),
  }
}

/** Of an account from before the questions were noted: the first after its finished steps. */
function questionOf(noted: string | null, steps: number): Question {
  if (noted !== null) return QUESTIONS[placeOf(noted)]?.name ?? 'titles'
  return QUESTIONS.find(({ step }) => step > steps)?.name ?? 'school'
}

/**
 * The questions that a finished profile must answer. Somebody may say no title, but they must have been asked; and an
 * employer calls nobody without a first name.
 */
function unanswered({
  has_preference,
  first_name,
}: Pick<WizardRow, 'has_preference' | 'first_name'>): Question[] {
  return [...(has_preference ? [] : ['titles' as const]), ...(first_name === '' ? ['name' as const] : [])]
}

function titleOf({ title_id, words, near_title_ids }: WantedTitle, language: string): Wizard['titles'] {
  const title = titleNamed(title_id, words, language)
  return title === null ? [] : [{ ...title, near: titlesNamed(near_title_ids, language) }]
}
