import { createRefusals } from '#platform/http/refusals.ts'
import { asciiDigits } from '#shared/ascii-digits.ts'
import type { QuestionRow } from './queries/postings.ts'

/**
 * The answers of a request by the questions of the job, in their order. Throws 41126 with a message beside each question
 * that lacks an answer, or 40001 where one is of another kind. The fields are called `question-7`.
 */
export function screeningAnswers(
  questions: readonly QuestionRow[],
  given: readonly { question_id: number; answer: string }[],
  language: string,
): { question: string; answer: string }[] {
  const answers = new Map(given.map(({ question_id, answer }) => [question_id, answer]))
  const { refuse, say, finish } = createRefusals(language)
  for (const question of questions) {
    const answer = answers.get(question.id) ?? ''
    const field = `question-${question.id}`
    if (answer === '' && question.is_required) refuse(field, 41126)
    else if (answer !== '' && !isOfKind(question, answer))
      say(field, question.kind === 'number' ? 'number-wanted' : 'choose-from-list')
  }
  finish()
  return questions.flatMap(({ id, question }) => {
    const answer = answers.get(id) ?? ''
    return answer === '' ? [] : [{ question, answer }]
  })
}

function isOfKind({ kind, choices }: QuestionRow, answer: string): boolean {
  if (kind === 'yes-no') return answer === 'yes' || answer === 'no'
  if (kind === 'choice') return choices.includes(answer)
  return (
    kind === 'text' || Number.isFinite(Number(asciiDigits(answer.normalize('NFKC')).replace(/[,٫]/, '.')))
  )
}
