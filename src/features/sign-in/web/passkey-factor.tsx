import { useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { ApiFailure } from '#shared/api-client.ts'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { proveByPasskey } from './passkey.ts'
import { passkeysWork } from './passkeys-work.ts'
import { useText } from './texts.ts'
import { useWayOn } from './use-way-on.ts'

export function PasskeyFactorButton() {
  const t = useText()
  const language = useLanguage()
  const goOn = useWayOn()
  const [trouble, setTrouble] = useState<string | null>(null)
  if (!passkeysWork()) return <p className="text-muted">{t('gate.no_passkeys')}</p>

  async function ask() {
    setTrouble(null)
    try {
      goOn(await proveByPasskey({ language }))
    } catch (failure) {
      setTrouble(failure instanceof ApiFailure ? failure.message : t('gate.passkey_failed'))
    }
  }
  return (
    <>
      <FormProblem text={trouble} />
      <Button look="primary" onClick={ask}>
        {t('gate.use_passkey')}
      </Button>
    </>
  )
}
