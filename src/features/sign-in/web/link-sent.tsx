import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { FieldOf, FormAnswer } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { Link } from '#ui/link.tsx'
import type { sendOtp } from '../contract/codes.ts'
import type { sendMagicLink } from '../contract/links.ts'
import { GatePage, LINK } from './gate-page.tsx'
import { ResendButton } from './resend-button.tsx'
import { useText } from './texts.ts'

type LinkSentField = FieldOf<typeof sendMagicLink | typeof sendOtp>

interface LinkSentProps {
  answer: FormAnswer<LinkSentField>
  anew: string
  onAnew: () => void
}

/** Shown after a link was sent; a code can be requested instead. */
export function LinkSent({ answer, anew, onAnew }: LinkSentProps) {
  const t = useText()
  const email = answer.values.email ?? ''
  return (
    <GatePage title={t('gate.link_title')} text={t('gate.link_text', { address: email })}>
      <FormProblem text={answer.problem} />
      <Form method="post" className="grid gap-3">
        <input type="hidden" name={'email' satisfies LinkSentField} value={email} />
        <input type="hidden" name={'channel' satisfies LinkSentField} value="email" />
        <ResendButton
          key={answer.values.resend_at}
          seconds={answer.resendIn ?? 0}
          intent="send-link"
          text={t('gate.link_again')}
        />
        <Button type="submit" name="intent" value="send-code">
          {t('gate.email_code')}
        </Button>
      </Form>
      <Link to={anew} onClick={onAnew} className={LINK}>
        {t('gate.change_address')}
      </Link>
    </GatePage>
  )
}
