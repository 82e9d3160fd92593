import { Form, Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import type { FormAnswer } from './form-answer.ts'
import { GatePage, LINK } from './gate-page.tsx'
import { ResendButton } from './resend-button.tsx'
import { useText } from './texts.ts'

/** Shown after a link was sent; a code can be requested instead. */
export function LinkSent({ answer, anew, onAnew }: { answer: FormAnswer; anew: string; onAnew: () => void }) {
  const t = useText()
  const email = answer.values.email ?? ''
  return (
    <GatePage title={t('gate.link_title')} text={t('gate.link_text', { address: email })}>
      <FormProblem text={answer.problem} />
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="channel" value="email" />
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
