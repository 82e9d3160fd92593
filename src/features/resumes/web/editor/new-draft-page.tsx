import { Form } from 'react-router'
import { factsOf, LANGUAGES } from '#config/languages.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { RESUME_TEMPLATES, type ResumeTemplate } from '../../contract/resume-choices.ts'
import { useText } from './texts.ts'

interface NewDraftPageProps {
  mayCreate: boolean
  most: number
  /** Chosen before; null: by the customs of the country. */
  template: ResumeTemplate | null
  problem: string | null
}

/** Asks in which language and with what a resume begins. */
export function NewDraftPage({ mayCreate, most, template, problem }: NewDraftPageProps) {
  const t = useText()
  const lang = useLanguage()
  return (
    <div className="page-width max-w-xl py-8">
      <PageHead title={t('draft.new')} indexed={false} />
      <h1 className="mb-2 text-25 font-bold">{t('draft.new')}</h1>
      {mayCreate ? (
        <Form method="post" className="grid gap-5">
          <p className="text-muted">{t('draft.none')}</p>
          <FormProblem text={problem} />
          <SelectField label={t('draft.language')} name="language" defaultValue={lang}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {factsOf(language).name}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('editor.template')} name="template" defaultValue={template ?? ''}>
            {template === null && <option value="">–</option>}
            {RESUME_TEMPLATES.map((name) => (
              <option key={name} value={name}>
                {t(`template.${name}`)}
              </option>
            ))}
          </SelectField>
          <fieldset>
            <legend className="mb-1 font-semibold">{t('draft.from')}</legend>
            {(['profile', 'empty'] as const).map((from) => (
              <label key={from} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="from"
                  value={from}
                  defaultChecked={from === 'profile'}
                  className="size-5 accent-primary"
                />
                {t(`draft.from_${from}`)}
              </label>
            ))}
          </fieldset>
          <Button type="submit" look="primary" className="justify-self-start">
            {t('draft.create')}
          </Button>
        </Form>
      ) : (
        <>
          <p className="mb-4">{t('draft.full', { most })}</p>
          <LinkButton to={`/${lang}/profile/resume`}>{t('editor.all')}</LinkButton>
        </>
      )}
    </div>
  )
}
