import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { CodeForm } from './code-form.tsx'
import type { FormAnswer } from './form-answer.ts'
import { GatePage } from './gate-page.tsx'
import { useText } from './texts.ts'

/** Shown if the provider vouches for no email address: the person proves one by a code. */
export function ProviderEmail({ answer, name, anew }: { answer: FormAnswer; name: string; anew: string }) {
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
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          defaultValue={answer.values.email}
          problem={answer.errors.email}
        />
        <Button type="submit" name="intent" value="provider-send" look="primary">
          {t('gate.send_code')}
        </Button>
      </Form>
    </GatePage>
  )
}
