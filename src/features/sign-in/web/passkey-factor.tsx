import { useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { ApiFailure } from '#shared/api-client.ts'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { proveByPasskey } from './passkey.ts'
import { supportsPasskeys } from './supports-passkeys.ts'
import { useText } from './texts.ts'
import { useNextPage } from './use-next-page.ts'

export function PasskeyFactorButton() {
  const t = useText()
  const language = useLanguage()
  const goOn = useNextPage()
  const [trouble, setTrouble] = useState<string | null>(null)
  if (!supportsPasskeys()) return <p className="text-muted">{t('gate.no_passkeys')}</p>

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
