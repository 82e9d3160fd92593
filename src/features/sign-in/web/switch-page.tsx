import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { AnchorButton, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useText } from './texts.ts'

interface SwitchPageProps {
  /** The address of the employer site. */
  url: string
  /** The name of the signed-in person; null if nobody is signed in. */
  name: string | null
  may: { enter: boolean }
}

/** Leads recruiters to the employer site, and says to everybody else what it is. */
export function SwitchPage({ url, name, may }: SwitchPageProps) {
  const t = useText()
  const lang = useLanguage()
  const signIn = new URLSearchParams({ redirect: `/${lang}/switch-to-employer` })
  return (
    <div className="page-width max-w-140 py-8 lg:py-14">
      <PageHead title={t('handoff.switch_title')} indexed={false} />
      <Card className="p-5 lg:p-7">
        <h1 className="text-25 font-bold">{t('handoff.switch_title')}</h1>
        <p className="mt-3 text-muted">
          {name === null
            ? t('handoff.switch_nobody')
            : may.enter
              ? t('handoff.switch_text', { name })
              : t('handoff.switch_no_recruiter', { name })}
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          {may.enter && (
            <AnchorButton look="primary" href={url}>
              {t('handoff.switch_go')}
            </AnchorButton>
          )}
          {name === null && (
            <>
              <LinkButton look="primary" to={`${href('/:lang/get-started', { lang })}?${signIn}`}>
                {t('nav.sign_in')}
              </LinkButton>
              <AnchorButton href={url}>{t('handoff.switch_go')}</AnchorButton>
            </>
          )}
          {name !== null && (
            <LinkButton look={may.enter ? 'plain' : 'primary'} to={href('/:lang/onsite-job', { lang })}>
              {t('action.search_jobs')}
            </LinkButton>
          )}
        </div>
      </Card>
    </div>
  )
}
