import { type ComponentType, useEffect, useState } from 'react'
import type { confirmByFactor } from '#features/sign-in/contract/confirm.ts'
import { CodeFactor, LINK } from '#features/sign-in/web/door.tsx'
import type { FieldOf, FormAnswer } from '#ui/form/form-answer.ts'
import { Link } from '#ui/link.tsx'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { useText } from './texts.ts'

export type ConfirmFactor = 'passkey' | 'app' | 'recovery'

interface ConfirmByFactorProps {
  /** One of these is enough. */
  factors: readonly ConfirmFactor[]
  /** The chosen one. */
  method: ConfirmFactor
  back: string
  answer: FormAnswer<FieldOf<typeof confirmByFactor>> | null
}

/** Asks for a factor of the account, with links to choose another. */
export function ConfirmByFactor({ factors, method, back, answer }: ConfirmByFactorProps) {
  const t = useText()
  const others = factors.filter((factor) => factor !== method)
  const stands = answer ?? { step: method, values: {}, problem: null, errors: {} }
  return (
    <>
      <p className="text-muted">{t(`gate.factor_${method}_text`)}</p>
      {method === 'passkey' ? <PasskeyFirst back={back} /> : <CodeFactor method={method} answer={stands} />}
      {others.length > 0 && (
        <ul className="border-t border-line pt-3">
          {others.map((factor) => (
            <li key={factor}>
              <Link
                to={`?${new URLSearchParams({ method: factor, redirect: back })}`}
                replace
                className={LINK}
              >
                {t(`gate.factor_${factor}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Loaded as a separate script, since passkeys need scripts anyway. */
function PasskeyFirst({ back }: { back: string }) {
  const t = useText()
  const [Ask, setAsk] = useState<ComponentType<{ back: string }> | null>(null)
  useEffect(() => {
    void loadWhenPossible(() => import('./passkey-confirm.tsx')).then(({ PasskeyConfirm }) =>
      setAsk(() => PasskeyConfirm),
    )
  }, [])
  return Ask === null ? <p className="text-muted">{t('gate.needs_script')}</p> : <Ask back={back} />
}
