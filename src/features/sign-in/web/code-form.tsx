import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { Link } from '#ui/link.tsx'
import { LINK } from './gate-page.tsx'
import { OtpField } from './otp-field.tsx'
import { ResendButton } from './resend-button.tsx'
import { forgetStep } from './saved-step.ts'
import { useText } from './texts.ts'

interface CodeFormProps {
  answer: FormAnswer<'otp' | 'code'>
  /** The name of the code in the request. */
  field?: 'otp' | 'code'
  /** The intents of the two buttons. */
  verify: string
  resend: string
  /** Goes back to the address; absent if it cannot be changed. */
  change?: string
  onChange?: () => void
}

/** A form for a code: enter it, request another, or change the address. */
export function CodeForm({ answer, field = 'otp', verify, resend, change, onChange }: CodeFormProps) {
  const t = useText()
  const form = useFirstWrong(answer)
  return (
    // A sent form has finished its step; a refusal starts it again.
    <Form method="post" noValidate ref={form} onSubmit={forgetStep} className="grid gap-5">
      {Object.entries(answer.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormProblem text={answer.problem} />
      <OtpField {...inputProps(answer, field)} />
      <Button type="submit" name="intent" value={verify} look="primary">
        {t('gate.confirm')}
      </Button>
      <ResendButton
        key={answer.values.resend_at}
        seconds={answer.resendIn ?? 0}
        intent={resend}
        text={t('gate.resend')}
      />
      {change !== undefined && (
        <Link to={change} onClick={onChange} className={LINK}>
          {t('gate.change_address')}
        </Link>
      )}
    </Form>
  )
}
