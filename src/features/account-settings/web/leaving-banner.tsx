import { useLocation } from 'react-router'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { useText } from './texts.ts'

/** A banner on every page of an account that is to be deleted. A plain form, so that it works without a script. */
export function LeavingBanner({ at }: { at: string }) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  // The page itself asks.
  if (pathname === `/${lang}/account/keep`) return null
  return (
    <div className="border-line border-t bg-danger-tint">
      <form
        method="post"
        action={`/${lang}/account/keep?redirect=${encodeURIComponent(backTo(pathname, search))}`}
        className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
      >
        <p className="min-w-0 flex-1 basis-40 font-medium">
          <Formatted>{t('set.leaving', { date: formats.date(at) })}</Formatted>
        </p>
        <Button type="submit">{t('set.keep')}</Button>
      </form>
    </div>
  )
}

/** Settings confirm it with a message; on other pages the banner disappears. */
const backTo = (pathname: string, search: string): string =>
  /^\/[\w-]+\/account(?:\/|$)/.test(pathname)
    ? `/${pathname.split('/')[1]}/account?done=kept`
    : pathname + search
