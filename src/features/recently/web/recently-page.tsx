import { Form } from 'react-router'
import { Section } from '#features/account-settings/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { later } from '#ui/later.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useText } from './texts.ts'

/** Without scripts there is nothing in it. */
const OnThisDevice = later(
  () => import('./on-this-device.tsx'),
  ({ OnThisDevice: Part }) => Part,
)

export interface RecentlyPageProps {
  /** How much the account has; null: nobody is signed in. */
  account: { searches: number; jobs: number } | null
  /** That was cleared just now. */
  isCleared: boolean
  /** Milliseconds. */
  now: number
}

/** The recent searches and opened jobs of this device and of the account: shown, cleared and switched off. */
export function RecentlyPage({ account, isCleared, now }: RecentlyPageProps) {
  const t = useText()
  const lang = useLanguage()
  return (
    <div className="page-width max-w-180 py-6 lg:py-10">
      <PageHead title={t('recently.title')} indexed={false} />
      <h1 className="text-25 font-bold">{t('recently.title')}</h1>
      <p className="mt-2 text-pretty text-muted">{t('recently.text')}</p>
      <div className="mt-5 grid gap-4">
        <OnThisDevice now={now} />
        {account !== null && (
          <Section title={t('recently.account_title')} text={t('recently.account_text')}>
            <p role="status">
              {t(isCleared ? 'recently.account_cleared' : 'recently.account_count', account)}
            </p>
            <Form method="post" className="flex flex-wrap gap-2">
              {account.searches + account.jobs > 0 && (
                <Button type="submit">{t('recently.account_clear')}</Button>
              )}
              <LinkButton to={`/${lang}/hidden-jobs`}>{t('recently.hidden')}</LinkButton>
            </Form>
          </Section>
        )}
      </div>
    </div>
  )
}
