import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Formatted } from '#ui/formatted.tsx'
import type { NationalIdentity } from '../contract.ts'
import { StartForm } from './start-form.tsx'
import { useText } from './texts.ts'

interface ConfirmedIdentityProps {
  identity: NationalIdentity
  mayUpdate: boolean
}

/** Shows the confirmed identity to its owner, with a button to erase it. */
export function ConfirmedIdentity({ identity, mayUpdate }: ConfirmedIdentityProps) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  return (
    <>
      <p className="text-muted">
        <Formatted>{t('identity.confirmed_on', { date: formats.date(identity.verified_at) })}</Formatted>
        <br />
        {t('identity.only_you')}
      </p>
      <Details identity={identity} />
      {mayUpdate && <StartForm look="plain" text={t('identity.again')} />}
      <details className="rounded-control border border-line px-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {t('identity.delete')}
        </summary>
        <p className="text-muted">{t('identity.delete_text')}</p>
        <Form method="post" action={href('/:lang/verify-identity', { lang })} className="my-4">
          <Button type="submit">{t('identity.delete_now')}</Button>
        </Form>
      </details>
    </>
  )
}

function Details({ identity }: { identity: NationalIdentity }) {
  const t = useText()
  const formats = useFormats()
  const { nationality, residential_status, pass_type, pass_expiry_date } = identity
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('identity.number'), <bdi key="number">{identity.number}</bdi>],
    [t('identity.name'), <bdi key="name">{identity.principal_name}</bdi>],
    [t('identity.nationality'), nationality && <Country {...nationality} />],
    [t('identity.residential_status'), residential_status && <Residence {...residential_status} />],
    [t('identity.pass_type'), pass_type && <bdi>{pass_type.text || pass_type.code}</bdi>],
    [t('identity.pass_status'), identity.pass_status],
    [
      t('identity.pass_expiry_date'),
      pass_expiry_date && <Formatted>{formats.date(pass_expiry_date)}</Formatted>,
    ],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
      {rows.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className="sm:contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** Codes of Singapore's register are ISO's, but for some of its own. */
function Country({ code, text }: { code: string; text: string }) {
  const formats = useFormats()
  const name = /^[A-Z]{2}$/.test(code) ? formats.country(code) : code
  return name === code ? <bdi>{text || code}</bdi> : <Formatted>{name}</Formatted>
}

const RESIDENCE = { C: 'citizen', P: 'permanent_resident', A: 'foreigner' } as const

function Residence({ code, text }: { code: string; text: string }) {
  const t = useText()
  const known = Object.entries(RESIDENCE).find(([letter]) => letter === code)?.[1]
  return known === undefined ? <bdi>{text || code}</bdi> : t(`identity.${known}`)
}
