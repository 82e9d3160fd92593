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

/** What the page says of a form to which no answer came: nobody knows whether it arrived. */
export const UNSENT: FormAnswer<ApplyField> = { step: 'unsent', values: {}, problem: null, errors: {} }
