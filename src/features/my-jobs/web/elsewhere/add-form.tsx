import { Form } from 'react-router'
import { MAX_OUTSIDE_TEXT, MAX_URL } from '#config/limits.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { useText } from '../texts.ts'
import type { ElsewhereField } from './fields.ts'

/** A job that somebody found elsewhere, written by hand. Folded while there is a list to read. */
export function AddForm({ isOpen, answer }: { isOpen: boolean; answer: FormAnswer<ElsewhereField> | null }) {
  const t = useText()
  const ref = useFirstWrong(answer)
  return (
    <details className="mt-4" open={isOpen}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
        {t('my.elsewhere_add')}
      </summary>
      <Form method="post" ref={ref} noValidate className="card mt-1 grid max-w-160 gap-4 p-4 sm:p-5">
        <FormProblem text={answer?.problem ?? null} />
        <TextField
          label={t('my.elsewhere_job')}
          {...inputProps(answer, 'title')}
          maxLength={MAX_OUTSIDE_TEXT}
          dir="auto"
          autoComplete="off"
        />
        <TextField
          label={t('my.elsewhere_company')}
          {...inputProps(answer, 'company_name')}
          maxLength={MAX_OUTSIDE_TEXT}
          dir="auto"
          autoComplete="off"
        />
        <TextField
          label={t('my.elsewhere_url')}
          {...inputProps(answer, 'url')}
          type="url"
          inputMode="url"
          maxLength={MAX_URL}
          dir="ltr"
          placeholder="https://"
          autoComplete="off"
        />
        <div>
          <Button type="submit" name="intent" value="add" look="primary">
            {t('my.elsewhere_add_button')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
