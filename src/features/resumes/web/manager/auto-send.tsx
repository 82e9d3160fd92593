import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { AttachedResume } from '../../contract/resumes.ts'
import { useText } from '../auto-send/texts.ts'

/** Which resume goes with every application and first message, if one does. */
export function AutoSend({ resumes }: { resumes: readonly AttachedResume[] }) {
  const t = useText()
  const chosen = resumes.find((resume) => resume.is_sent_automatically)?.id ?? ''
  return (
    <Form id="auto-send" method="post" preventScrollReset className="mt-5 grid max-w-140 gap-3">
      <input type="hidden" name="intent" value="auto-send" />
      <SelectField
        key={chosen}
        label={t('auto.title')}
        help={t('auto.help')}
        name="resume_id"
        defaultValue={chosen}
      >
        <option value="">{t('auto.off')}</option>
        {resumes.map(({ id, filename }) => (
          <option key={id} value={id}>
            {filename}
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit">{t('auto.save')}</Button>
      </div>
    </Form>
  )
}
