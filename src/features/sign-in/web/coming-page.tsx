import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { ChatIcon } from '#ui/icons.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useText } from './texts.ts'

/** Explains a function that does not exist yet, and links back. */
export function ComingPage({ back: way, isSignedIn }: { back: string | null; isSignedIn: boolean }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <div className="page-width max-w-180 py-10 lg:py-16">
      <PageHead title={t('coming.title')} indexed={false} />
      <h1 className="text-32 font-bold">{t('coming.title')}</h1>
      <p className="mt-3 max-w-140 text-17 text-muted">{t('coming.text')}</p>
      <h2 className="mt-8 text-20 font-bold">{t('coming.will_be')}</h2>
      <ul className="mt-3 grid gap-3">
        <Prospect icon={<ChatIcon />} text={t('coming.will_chat')} />
      </ul>
      <div className="mt-8 flex flex-wrap gap-2">
        {way !== null && (
          <LinkButton look="primary" to={way}>
            {t('coming.back')}
          </LinkButton>
        )}
        {!isSignedIn && (
          <LinkButton
            to={`${href('/:lang/get-started', { lang })}${way === null ? '' : `?redirect=${encodeURIComponent(way)}`}`}
          >
            {t('nav.sign_in')}
          </LinkButton>
        )}
        <LinkButton look={way === null ? 'primary' : 'plain'} to={href('/:lang/onsite-job', { lang })}>
          {t('action.search_jobs')}
        </LinkButton>
      </div>
    </div>
  )
}

function Prospect({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <li className="flex items-start gap-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-tint text-primary">
        {icon}
      </span>
      <span className="mt-1.5">{text}</span>
    </li>
  )
}
