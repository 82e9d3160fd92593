import type { PageHandle } from '#app/common/page-handle.ts'
import { offlinePagePath, STORED_JOBS } from '#app/seeker/offline/names.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'

export const handle: PageHandle = { isShared: true }

/**
 * The jobs that this device keeps. Which they are only the device's service worker knows: it shows and fills the hidden
 * sections (`offline-answers.ts`), and puts the note upon kept jobs. Sections don't nest.
 */
export default function Offline() {
  const t = useCommonText()
  return (
    <div className="page-width py-8">
      <PageHead title={t('offline.title')} indexed={false} />
      <section data-part="offline" hidden>
        <div role="status" className="mb-6 rounded-card bg-amber-tint p-4 text-amber-ink">
          <p className="font-semibold">{t('offline.offline')}</p>
          <p>{t('offline.again')}</p>
          <a href="[[here]]" className="mt-1 inline-flex min-h-11 items-center font-semibold underline">
            {t('offline.retry')}
          </a>
        </div>
      </section>
      <h1 className="text-25 font-bold">{t('offline.title')}</h1>
      <p className="mt-2 max-w-160 text-pretty text-muted">{t('offline.about', { count: STORED_JOBS })}</p>
      <section data-part="none">
        <Card className="mt-6 max-w-160 p-5">
          <p>{t('offline.none')}</p>
        </Card>
      </section>
      <section data-part="kept" hidden>
        <KeptJobs />
      </section>
      <section data-part="note" hidden>
        <div role="status" className="bg-amber-tint text-amber-ink print:hidden">
          <p className="page-width py-3">{t('offline.note', { date: '[[date]]' })}</p>
        </div>
      </section>
    </div>
  )
}

function KeptJobs() {
  const t = useCommonText()
  const language = useLanguage()
  return (
    <>
      <ul className="mt-6 grid max-w-160 gap-2.5">
        <li>
          <Card className="relative p-4 hover:border-control">
            <a href="[[path]]" dir="auto" className="card-link font-semibold">
              [[title]]
            </a>
            <p className="mt-1 text-13 text-muted">{t('offline.kept', { date: '[[date]]' })}</p>
          </Card>
        </li>
      </ul>
      <form method="post" action={offlinePagePath(language)} className="mt-6">
        <Button type="submit">{t('offline.forget')}</Button>
      </form>
    </>
  )
}
