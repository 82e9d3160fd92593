import { type ComponentType, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { Link } from '#ui/link.tsx'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import type { verifySecondFactor } from '../contract/second-factor.ts'
import type { SecondFactor } from '../contract/signed-in.ts'
import { CodeForm } from './code-form.tsx'
import { GatePage, LINK } from './gate-page.tsx'
import { OtpField } from './otp-field.tsx'
import { useText } from './texts.ts'

export type SecondFactorField = FieldOf<typeof verifySecondFactor>

interface SecondFactorProps {
  /** One of these is enough. */
  factors: readonly SecondFactor[]
  /** The chosen one. */
  method: SecondFactor
  /** The masked recipient of a code. */
  email: string | null
  /** Null if no code was sent yet. */
  resendIn: number | null
  answer: FormAnswer<SecondFactorField> | null
}

/** Asks for the second factor. */
export function SecondFactorPage({ factors, method, email, resendIn, answer }: SecondFactorProps) {
  const t = useText()
  const stands = answer ?? { step: method, values: {}, problem: null, errors: {} }
  const others = factors.filter((factor) => factor !== method)
  const texts = {
    app: t('gate.factor_app_text'),
    email: t(resendIn === null ? 'gate.factor_email_ask' : 'gate.code_text', { address: email ?? '' }),
    passkey: t('gate.factor_passkey_text'),
    recovery: t('gate.factor_recovery_text'),
  }
  return (
    <GatePage title={t('gate.factor_title')} text={texts[method]}>
      {method === 'email' &&
        (resendIn === null ? (
          <Form method="post" className="grid gap-5">
            <FormProblem text={stands.problem} />
            <Button type="submit" name="intent" value="send" look="primary">
              {t('gate.email_code')}
            </Button>
          </Form>
        ) : (
          <CodeForm answer={{ resendIn, ...stands }} field="code" verify="email" resend="send" />
        ))}
      {method === 'passkey' && <PasskeyFactor />}
      {(method === 'app' || method === 'recovery') && <CodeFactor method={method} answer={stands} />}
      {others.length > 0 && (
        <ul className="border-t border-line pt-3">
          {others.map((factor) => (
            <li key={factor}>
              <Link to={`?method=${factor}`} replace className={LINK}>
                {t(`gate.factor_${factor}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </GatePage>
  )
}

interface CodeFactorProps {
  method: 'app' | 'recovery'
  answer: FormAnswer<SecondFactorField>
}

export function CodeFactor({ method, answer }: CodeFactorProps) {
  const t = useText()
  const form = useFirstWrong(answer)
  const code = inputProps(answer, 'code')
  return (
    <Form method="post" noValidate ref={form} className="grid gap-5">
      <FormProblem text={answer.problem} />
      {method === 'app' ? (
        <OtpField {...code} />
      ) : (
        <TextField
          label={t('gate.recovery_code')}
          {...code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-secret
          dir="ltr"
        />
      )}
      <Button type="submit" name="intent" value={method} look="primary">
        {t('gate.confirm')}
      </Button>
    </Form>
  )
}

/** Loaded as a separate script, since passkeys need scripts anyway. */
function PasskeyFactor() {
  const t = useText()
  const [Ask, setAsk] = useState<ComponentType | null>(null)
  useEffect(() => {
    void loadWhenPossible(() => import('./passkey-factor.tsx')).then(({ PasskeyFactorButton }) =>
      setAsk(() => PasskeyFactorButton),
    )
  }, [])
  return Ask === null ? <p className="text-muted">{t('gate.needs_script')}</p> : <Ask />
}
