import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { ApiFailure } from '#shared/api-client.ts'
import { Button } from '#ui/button.tsx'
import { StatusMessage } from './frame.tsx'
import { useText } from './texts.ts'

/** Needs a script anyway: there is no button before it can do something. */
export function PasskeyStep({ enter }: { enter: () => Promise<void> }) {
  const t = useText()
  const lang = useLanguage()
  const [works, setWorks] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => setWorks(typeof PublicKeyCredential !== 'undefined'), [])
  if (!works) return <p className="mt-4 text-muted">{t('console.no_passkeys')}</p>

  async function ask() {
    setProblem(null)
    try {
      await enter()
      location.assign(`/${lang}/reports`)
    } catch (failure) {
      setProblem(
        failure instanceof ApiFailure && failure.message !== ''
          ? failure.message
          : t('console.passkey_failed'),
      )
    }
  }
  return (
    <>
      {problem !== null && <StatusMessage text={problem} isProblem />}
      <Button look="primary" onClick={ask} className="mt-4 w-full">
        {t('console.use_passkey')}
      </Button>
    </>
  )
}
