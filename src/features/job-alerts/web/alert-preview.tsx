import { useEffect, useRef } from 'react'
import type { ResponseOf } from '#shared/contract.ts'
import { Button } from '#ui/button.tsx'
import type { previewJobAlert } from '../contract/alerts.ts'
import { filterOf } from './filter-phrases.ts'
import { useText } from './texts.ts'

export type Preview = ResponseOf<typeof previewJobAlert>

interface AlertPreviewProps {
  preview: Preview
  /** Whether one of its buttons was just pressed: its reader goes on here. */
  isNext: boolean
}

/** How many open jobs fit now, with the best as examples. */
export function AlertPreview({ preview, isNext }: AlertPreviewProps) {
  const t = useText()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNext) section.current?.focus()
  }, [isNext])
  const { total, similar, jobs, narrower } = preview
  return (
    <section ref={section} tabIndex={-1} className="rounded-card bg-tint p-4 outline-none sm:p-5">
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
          <Narrower narrower={narrower} />
        </>
      )}
    </section>
  )
}

/** Each is a button of the form around it, which comes back with the filter chosen. */
function Narrower({ narrower }: Pick<Preview, 'narrower'>) {
  const t = useText()
  if (narrower.length === 0) return null
  return (
    <fieldset className="mt-3">
      <legend className="text-13 text-muted">{t('alerts.narrower')}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {narrower.map(({ filter, id, name: value, count }) => (
          <Button key={filter} type="submit" name="add" value={`${filterOf(filter)?.address}=${id}`}>
            <bdi>{t(filter === 'job_locations' ? 'alerts.only_place' : 'alerts.only', { value, count })}</bdi>
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
