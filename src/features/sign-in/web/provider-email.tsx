import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import type { finishProvider } from '../contract/providers.ts'
import { CodeForm } from './code-form.tsx'
import { GatePage } from './gate-page.tsx'
import { useText } from './texts.ts'

interface ProviderEmailProps {
  answer: FormAnswer<FieldOf<typeof finishProvider>>
  name: string
  anew: string
}

/** Shown if the provider vouches for no email address: the person proves one by a code. */
export function ProviderEmail({ answer, name, anew }: ProviderEmailProps) {
  const t = useText()
  const form = useFirstWrong(answer)
  if (answer.step === 'provider-code') {
    return (
      <GatePage
        title={t('gate.code_title')}
        text={t('gate.code_text', { address: answer.values.email ?? '' })}
      >
        <CodeForm answer={answer} verify="provider-finish" resend="provider-send" change={anew} />
      </GatePage>
    )
  }
  return (
    <GatePage title={t('gate.provider_title')} text={t('gate.provider_text', { provider: name })}>
      <Form method="post" noValidate ref={form} className="grid gap-5">
        <FormProblem text={answer.problem} />
        <TextField
          label={t('gate.email')}
          {...inputProps(answer, 'email')}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <Button type="submit" name="intent" value="provider-send" look="primary">
          {t('gate.send_code')}
        </Button>
      </Form>
    </GatePage>
  )
}
