import { Form } from 'react-router'
import { PasswordField } from '#features/sign-in/web/door.tsx'
import { Button } from '#ui/button.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import type { changePassword } from '../contract/change-password.ts'
import { Section, SettingsPage } from './settings-page.tsx'
import { useText } from './texts.ts'

interface PasswordPageProps {
  hasPassword: boolean
  answer: FormAnswer<FieldOf<typeof changePassword>> | null
}

export function PasswordPage({ hasPassword, answer }: PasswordPageProps) {
  const t = useText()
  const form = useFirstWrong(answer)
  return (
    <SettingsPage
      title={t(hasPassword ? 'set.password_change' : 'set.password_set')}
      text={t('set.password_text')}
    >
      <Section>
        <Form method="post" noValidate ref={form} className="grid gap-5">
          <FormProblem text={answer?.problem ?? null} />
          {hasPassword && (
            <PasswordField {...inputProps(answer, 'current_password')} label={t('set.current_password')} />
          )}
          <PasswordField {...inputProps(answer, 'new_password')} isNew label={t('gate.new_password')} />
          <Button type="submit" look="primary">
            {t('set.save')}
          </Button>
        </Form>
      </Section>
    </SettingsPage>
  )
}
