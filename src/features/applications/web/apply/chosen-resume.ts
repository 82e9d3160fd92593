import type { FormAnswer } from '#ui/form/form-answer.ts'
import type { ApplyField } from './answers.ts'
import type { ApplicationForm } from './apply-data.ts'

/** The resume that is chosen at first: as sent, the one that always goes, the last one, the only one; empty: none. */
export function chosenResume(
  { resumes, last_sent }: Pick<ApplicationForm, 'resumes' | 'last_sent'>,
  answer: FormAnswer<ApplyField> | null,
): string {
  const asked = answer?.values.resume_id
  if (asked !== undefined) return asked
  const automatic = resumes.find(({ is_sent_automatically }) => is_sent_automatically)
  if (automatic !== undefined) return automatic.id
  if (last_sent !== null) return last_sent.resume_id ?? ''
  return resumes[0]?.id ?? ''
}
