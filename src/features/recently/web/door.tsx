import { Section } from '#features/account-settings/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { useText } from './texts.ts'

/** Leads from the data of an account to what is remembered of its searches and opened jobs. */
export function RecentlySection() {
  const t = useText()
  const lang = useLanguage()
  return (
    <Section title={t('recently.title')} text={t('recently.text')}>
      <p>
        <LinkButton to={`/${lang}/recently`}>{t('recently.open')}</LinkButton>
      </p>
    </Section>
  )
}
