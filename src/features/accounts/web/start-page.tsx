import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { BookmarkIcon, ChatIcon, CheckIcon } from '#ui/icons.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useText } from './texts.ts'

/** Says honestly what an account will be for while there are none yet, and leads back. */
export function StartPage({ back }: { back: string | null }) {
  const t = useText()
  const lang = useLanguage()
  const way = ownPath(back)
  return (
    <div className="page-width max-w-180 py-10 lg:py-16">
      <PageHead title={t('start.title')} indexed={false} />
      <h1 className="text-32 font-bold">{t('start.title')}</h1>
      <p className="mt-3 max-w-140 text-17 text-muted">{t('start.text')}</p>
      <h2 className="mt-8 text-20 font-bold">{t('start.will_be')}</h2>
      <ul className="mt-3 grid gap-3">
        <Prospect icon={<CheckIcon />} text={t('start.will_apply')} />
        <Prospect icon={<ChatIcon />} text={t('start.will_chat')} />
        <Prospect icon={<BookmarkIcon />} text={t('start.will_save')} />
      </ul>
      <div className="mt-8 flex flex-wrap gap-2">
        {way !== null && (
          <LinkButton look="primary" to={way}>
            {t('start.back')}
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

/** Only a path of this site, never another place: one slash, then no slash or backslash. */
const ownPath = (path: string | null): string | null =>
  path !== null && /^\/(?![/\\])[^\\\p{C}]*$/u.test(path) ? path : null
