import { useEffect } from 'react'
import { scanQrSignInCall } from '#features/sign-in/calls.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { OnceForm } from '#ui/form/once-form.tsx'
import type { scanQrSignIn } from '../contract/qr.ts'
import { GatePage } from './gate-page.tsx'
import { useText } from './texts.ts'

export interface QrPageProps {
  code: string
  /** Null if the QR code has ended. */
  asker: { browser: string | null; system: string | null; is_same_network: boolean; asked_at: string } | null
  state: 'shown' | 'scanned' | 'confirmed' | 'refused' | 'expired'
  may: { scan: boolean }
  /** The time of rendering, in milliseconds. */
  now: number
  answer: FormAnswer<never> | null
}

/** Another device asks to sign in: its description and two buttons. Opening the page changes nothing. */
export function QrPage({ code, asker, state, may, now, answer }: QrPageProps) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  useEffect(() => {
    if (state !== 'shown') return
    // Reports the scan to the other device; the buttons work without it.
    callApi<typeof scanQrSignIn>(scanQrSignInCall, { code }, { language: lang }).catch(() => {})
  }, [state, code, lang])
  if (asker === null || !may.scan) {
    const end = state === 'confirmed' || state === 'refused' ? state : 'expired'
    return (
      <GatePage title={t(`gate.qr_title_${end}`)} text={t(`gate.qr_text_${end}`)}>
        <LinkButton to={`/${lang}/onsite-job`}>{t('action.search_jobs')}</LinkButton>
      </GatePage>
    )
  }
  const device = [asker.browser, asker.system].filter(Boolean).join(' · ')
  return (
    <GatePage title={t('gate.qr_ask_title')} text={t('gate.qr_ask_text')}>
      <FormProblem text={answer?.problem ?? null} />
      <dl className="grid gap-2 rounded-card bg-quiet p-4">
        <Row name={t('gate.qr_device')} value={device === '' ? t('gate.unknown_browser') : device} />
        <Row name={t('gate.qr_time')} value={formats.since(asker.asked_at, now)} />
        <Row
          name={t('gate.qr_network')}
          value={t(asker.is_same_network ? 'gate.qr_same_network' : 'gate.qr_other_network')}
        />
      </dl>
      <OnceForm answer={answer} className="grid gap-3">
        <Button type="submit" name="intent" value="confirm" look="primary">
          {t('gate.qr_allow')}
        </Button>
        <Button type="submit" name="intent" value="refuse">
          {t('gate.qr_refuse')}
        </Button>
      </OnceForm>
    </GatePage>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
