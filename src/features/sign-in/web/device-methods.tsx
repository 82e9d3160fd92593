import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { ApiFailure } from '#shared/api-client.ts'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { offerPasskeys, signInWithPasskey } from './passkey.ts'
import { QrSignIn } from './qr-sign-in.tsx'
import { supportsPasskeys } from './supports-passkeys.ts'
import { useText } from './texts.ts'
import { useNextPage } from './use-next-page.ts'

/** Signing in by a passkey or by another signed-in device. */
export function DeviceMethods({ back }: { back: string | null }) {
  const t = useText()
  const language = useLanguage()
  const goOn = useNextPage()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [showsQr, setShowsQr] = useState(false)
  const redirect = useRef(back)
  const works = supportsPasskeys()

  useEffect(() => {
    if (!works) return undefined
    const leaving = new AbortController()
    // The field offers passkeys by autofill if the browser supports it.
    void offerPasskeys({ language, redirect: redirect.current, signal: leaving.signal }).then(
      (outcome) => outcome !== null && goOn(outcome),
      () => undefined,
    )
    return () => leaving.abort()
  }, [works, language, goOn])

  async function byPasskey() {
    setIsBusy(true)
    setTrouble(null)
    try {
      goOn(await signInWithPasskey({ language, redirect: back }))
    } catch (failure) {
      setTrouble(failure instanceof ApiFailure ? failure.message : t('gate.passkey_failed'))
      setIsBusy(false)
    }
  }

  return (
    <>
      <FormProblem text={trouble} />
      {works && (
        <Button onClick={byPasskey} disabled={isBusy}>
          {t('gate.with_passkey')}
        </Button>
      )}
      <Button className="max-lg:hidden" aria-expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
        {t('gate.with_qr')}
      </Button>
      {showsQr && <QrSignIn back={back} />}
    </>
  )
}
