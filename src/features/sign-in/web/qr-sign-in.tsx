import { useEffect, useState } from 'react'
import { finishQrSignInCall, getQrStateCall, startQrSignInCall } from '#features/sign-in/calls.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { ApiFailure, callApi } from '#shared/api-client.ts'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import type { finishQrSignIn, getQrState, startQrSignIn } from '../contract/qr.ts'
import { useText } from './texts.ts'
import { useNextPage } from './use-next-page.ts'

const EVERY_MS = 2000

type State = 'shown' | 'scanned' | 'confirmed' | 'refused' | 'expired'

/** The QR code and the state of the other device. */
export function QrSignIn({ back }: { back: string | null }) {
  const t = useText()
  const language = useLanguage()
  const goOn = useNextPage()
  const [svg, setSvg] = useState<string | null>(null)
  const [state, setState] = useState<State>('shown')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks for a new picture.
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = (failure: unknown) => {
      if (isOver) return
      setTrouble(failure instanceof ApiFailure && failure.message ? failure.message : t('error.network'))
    }
    const lookLater = () => {
      timer = setTimeout(() => look().catch(lookAgain), EVERY_MS)
    }
    // A question without an answer is asked again: the phone may have said yes meanwhile.
    const lookAgain = (failure: unknown) => {
      fail(failure)
      const isRefused = failure instanceof ApiFailure && failure.status < 500
      if (!isOver && !isRefused) lookLater()
    }
    const look = async () => {
      const answer = await callApi<typeof getQrState>(getQrStateCall, {}, { language })
      if (isOver) return
      setTrouble(null)
      setState(answer.state)
      if (answer.state === 'confirmed') {
        const request = { redirect: back }
        goOn(await callApi<typeof finishQrSignIn>(finishQrSignInCall, request, { language }))
      } else if (answer.state === 'shown' || answer.state === 'scanned') {
        lookLater()
      }
    }
    const begin = async () => {
      const started = await callApi<typeof startQrSignIn>(startQrSignInCall, {}, { language })
      if (isOver) return
      setSvg(started.svg)
      setTrouble(null)
      setState('shown')
      lookLater()
    }
    begin().catch(fail)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [turn, language, back, goOn])

  const isOver = state === 'refused' || state === 'expired'
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-line p-5 text-center">
      <FormProblem text={trouble} />
      {svg !== null && !isOver && (
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
          alt={t('gate.qr_picture')}
          width={208}
          height={208}
          className="rounded-control bg-white p-2"
        />
      )}
      <p role="status">{t(`gate.qr_${state}`)}</p>
      {isOver && <Button onClick={() => setTurn(turn + 1)}>{t('gate.qr_again')}</Button>}
    </div>
  )
}
