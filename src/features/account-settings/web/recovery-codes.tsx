import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Section, SettingsPage } from './settings-page.tsx'
import { useText } from './texts.ts'

/** Shown once: to copy, print or write down. */
export function RecoveryCodesPage({ codes }: { codes: readonly string[] }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <SettingsPage title={t('set.recovery')} text={t('set.recovery_once')}>
      <Section>
        <RecoveryCodes codes={codes} />
        <LinkButton look="primary" to={`/${lang}/account/security`}>
          {t('set.recovery_kept')}
        </LinkButton>
      </Section>
    </SettingsPage>
  )
}

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <ol dir="ltr" className="grid grid-cols-1 gap-2 rounded-control bg-quiet p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <KeepTools text={codes.join('\n')} />
    </>
  )
}

function KeepTools({ text }: { text: string }) {
  const t = useText()
  const [isLive, setIsLive] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => setIsLive(true), [])
  if (!isLive) return null
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    )
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button onClick={copy}>{t('set.copy')}</Button>
      <Button onClick={() => print()}>{t('set.print')}</Button>
      <span role="status" className="text-muted">
        {isCopied && t('set.copied')}
      </span>
    </div>
  )
}
