import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { useSite } from '#ui/site-context.tsx'
import { useInstallOffer } from './install-offer.ts'
import { offlinePagePath } from './names.ts'

/**
 * Entries of the footer about data on the device. Nothing asks the visitor to install the site; visitors who want to
 * can find it here.
 */
export function DeviceLinks({ className }: { className: string }) {
  const t = useCommonText()
  const install = useInstallOffer()
  const { name } = useSite()
  return (
    <>
      <li>
        {/* The service worker fills this page, so it is loaded as a document. */}
        <a href={offlinePagePath(useLanguage())} className={className}>
          {t('offline.title')}
        </a>
      </li>
      {install && (
        <li>
          <button type="button" onClick={install} className={className}>
            {t('offline.install', { site: name })}
          </button>
        </li>
      )}
    </>
  )
}
