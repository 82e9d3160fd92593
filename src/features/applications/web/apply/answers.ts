import type { FormAnswer } from '#ui/form/form-answer.ts'

/** The fields of the form; each question of the posting has one, `question-7`. */
export type ApplyField =
  | 'resume_id'
  | 'first_message'
  | 'request_key'
  | 'always'
  | 'source'
  | 'file'
  | `question-${number}`

export const UPLOADED = 'uploaded'

export const UNSENT = 'unsent'

/** The answer to a form to which none came: nobody knows whether it arrived. The resume stays as it was chosen. */
export function unanswered(sent: FormData): FormAnswer<ApplyField> {
  const resume = sent.get('resume_id')
  const values = typeof resume === 'string' ? { resume_id: resume } : {}
  return { step: UNSENT, values, problem: UNSENT, errors: {} }
}
