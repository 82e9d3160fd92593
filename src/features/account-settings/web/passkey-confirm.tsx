import { useState } from 'react'
import { confirmByPasskey, supportsPasskeys } from '#features/sign-in/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { ApiFailure } from '#shared/api-client.ts'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useText } from './texts.ts'

/** @param back the next page, loaded as a new document */
export function PasskeyConfirm({ back }: { back: string }) {
  const t = useText()
  const language = useLanguage()
  const [trouble, setTrouble] = useState<string | null>(null)
  if (!supportsPasskeys()) return <p className="text-muted">{t('gate.no_passkeys')}</p>

  async function ask() {
    setTrouble(null)
    try {
      await confirmByPasskey({ language })
      location.assign(back)
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
