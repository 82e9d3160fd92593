import { Form } from 'react-router'
import { type FormAnswer, PasswordField } from '#features/sign-in/web/door.tsx'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { Section, SettingsPage } from './settings-page.tsx'
import { useText } from './texts.ts'

export function PasswordPage({ hasPassword, answer }: { hasPassword: boolean; answer: FormAnswer | null }) {
  const t = useText()
  const form = useFirstWrong(answer)
  const { errors = {}, problem = null } = answer ?? {}
  return (
    <SettingsPage
      title={t(hasPassword ? 'set.password_change' : 'set.password_set')}
      text={t('set.password_text')}
    >
      <Section>
        <Form method="post" noValidate ref={form} className="grid gap-5">
          <FormProblem text={problem} />
          {hasPassword && (
            <PasswordField
              name="current_password"
              label={t('set.current_password')}
              problem={errors.current_password}
            />
          )}
          <PasswordField
            name="new_password"
            isNew
            label={t('gate.new_password')}
            problem={errors.new_password}
          />
          <Button type="submit" look="primary">
            {t('set.save')}
          </Button>
        </Form>
      </Section>
    </SettingsPage>
  )
}
