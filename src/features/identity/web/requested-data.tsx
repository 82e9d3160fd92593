import { StartForm } from './start-form.tsx'
import { useText } from './texts.ts'

const REQUESTED = [
  ...(['number', 'name', 'nationality', 'residential_status'] as const),
  ...(['pass_type', 'pass_status', 'pass_expiry_date'] as const),
] as const

/** Explains what happens at Singpass, before it happens. */
export function RequestedData({ name }: { name: string }) {
  const t = useText()
  return (
    <>
      <section>
        <h2 className="font-semibold">{t('identity.asked_title')}</h2>
        <ul className="mt-2 list-disc ps-5 text-muted">
          {REQUESTED.map((field) => (
            <li key={field}>{t(`identity.${field}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="font-semibold">{t('identity.match_title')}</h2>
        <p className="mt-2 text-muted">{t('identity.match_text', { name })}</p>
      </section>
      <section>
        <h2 className="font-semibold">{t('identity.kept_title')}</h2>
        <p className="mt-2 text-muted">{t('identity.kept_text')}</p>
      </section>
      <StartForm look="primary" text={t('identity.start')} />
    </>
  )
}
