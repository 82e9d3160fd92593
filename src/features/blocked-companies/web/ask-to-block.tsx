import { Form } from 'react-router'
import { Section } from '#features/account-settings/web/door.tsx'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Formatted } from '#ui/formatted.tsx'
import type { BlockPreview } from '../contract.ts'
import { useText } from './texts.ts'

/** What blocking a company does, said before it is done. */
export function AskToBlock({ company, covers, applications, is_blocked: isBlocked }: BlockPreview) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  const count = applications.length
  return (
    <Section title={t('block.ask_title', { company: company.name })}>
      <p className="text-pretty">{t(isBlocked ? 'block.already' : 'block.ask_text')}</p>
      {covers.length > 0 && (
        <p className="text-pretty text-muted">
          <Formatted>
            {t('block.covers', { companies: formats.list(covers.map(({ name }) => name)) })}
          </Formatted>
        </p>
      )}
      {count > 0 && (
        <div className="grid gap-2 rounded-control bg-info-tint px-4 py-3">
          <h3 className="font-bold">{t('block.open_title', { count })}</h3>
          <ul className="grid gap-1">
            {applications.map(({ id, title, lang: own, company: name }) => (
              <li key={id}>
                <bdi lang={own}>{title}</bdi> · <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
          <p className="text-pretty">{t('block.open_text', { count })}</p>
        </div>
      )}
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="company_id" value={company.id} />
        {count > 0 && <input type="hidden" name="withdraw_applications" value="1" />}
        {!isBlocked && (
          <Button type="submit" name="intent" value="block" look="primary">
            {count > 0 ? t('block.withdraw', { count }) : t('block.block')}
          </Button>
        )}
        <LinkButton to={`/${lang}/account/block-company`}>{t('block.cancel')}</LinkButton>
      </Form>
    </Section>
  )
}
