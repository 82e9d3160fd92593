import type { ResponseOf } from '#shared/contract.ts'
import type { previewJobAlert } from '../contract/alerts.ts'
import { useText } from './texts.ts'

export type Preview = ResponseOf<typeof previewJobAlert>

/** How many open jobs fit now, with the best as examples. */
export function AlertPreview({ preview }: { preview: Preview }) {
  const t = useText()
  const { total, similar, jobs } = preview
  return (
    <section className="rounded-card bg-tint p-4 sm:p-5">
      <p role="status" className="text-17 font-bold">
        {t('alerts.matches', { count: total })}
        {similar > 0 && (
          <span className="block text-15 font-normal text-muted">
            {t('alerts.matches_similar', { count: similar })}
          </span>
        )}
      </p>
      {jobs.length === 0 ? (
        <p className="mt-1 text-pretty text-muted">{t('alerts.no_match')}</p>
      ) : (
        <>
          <p className="mt-2 text-13 text-muted">{t('alerts.example')}</p>
          <ul className="grid gap-2 pt-1">
            {jobs.map(({ id, title, lang, company, location }) => (
              <li key={id}>
                <bdi lang={lang} className="font-semibold">
                  {title}
                </bdi>
                <span className="block text-13 text-muted">
                  <bdi>{company.name}</bdi>
                  {location !== null && (
                    <>
                      {' · '}
                      <bdi>{location}</bdi>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
