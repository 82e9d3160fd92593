import { useText } from './texts.ts'

/**
 * The secret for an authenticator app. The QR code is a separate image, so that its markup does not become part of the
 * page.
 */
export function AppToScan({ secret, uri, qr_svg }: { secret: string; uri: string; qr_svg: string }) {
  const t = useText()
  return (
    <>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
        alt={t('set.app_picture')}
        width={208}
        height={208}
        className="rounded-control bg-white p-2"
      />
      <p>
        {t('set.app_secret')}{' '}
        <code dir="ltr" className="mt-1 block break-all font-mono font-semibold">
          {secret}
        </code>
      </p>
      <p>
        <a href={uri} className="inline-flex min-h-11 items-center font-semibold text-primary underline">
          {t('set.app_open')}
        </a>
      </p>
    </>
  )
}
