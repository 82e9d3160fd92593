import { MAX_ADDRESS, MAX_HEADLINE, MAX_SUMMARY, MAX_UNIT } from '#config/limits.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { TextField } from '#ui/form/field.tsx'
import { inputProps } from '#ui/form/form-answer.ts'
import { Link } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Profile } from '../../contract/profile.ts'
import { SwitchField } from './choice-fields.tsx'
import { CountedText } from './counted-text.tsx'
import { EditForm } from './edit-form.tsx'
import { GivenFacts } from './facts.tsx'
import { OneForm } from './one-form.tsx'
import { useAnswerFor } from './page-context.ts'
import { useText } from './texts.ts'

export function SummarySection({ headline, summary }: Profile) {
  const t = useText()
  const answer = useAnswerFor('summary', null)
  const title = t('profile.in_short')
  return (
    <OneForm
      name="summary"
      title={title}
      empty={summary === null && headline === null ? t('profile.in_short_empty') : undefined}
      form={
        <EditForm section="summary" id={null} title={title}>
          <TextField
            label={t('profile.headline')}
            help={t('profile.headline_help')}
            maxLength={MAX_HEADLINE}
            {...inputProps(answer, 'headline', headline ?? '')}
          />
          <CountedText
            name="summary"
            label={t('profile.summary')}
            help={t('profile.summary_help')}
            max={MAX_SUMMARY}
            answer={answer}
            initial={summary}
          />
        </EditForm>
      }
    >
      <p className="whitespace-pre-line wrap-anywhere">{summary ?? headline}</p>
    </OneForm>
  )
}

export function ContactSection({ email, phone_num, home_address, home_unit }: Profile) {
  const t = useText()
  const lang = useLanguage()
  const answer = useAnswerFor('contact', null)
  const title = t('profile.contact')
  const change = (channel: 'email' | 'phone', name: string) => (
    <Link
      to={`/${lang}/account/${channel}`}
      className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
    >
      {t('gate.change')}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  )
  return (
    <OneForm
      name="contact"
      title={title}
      form={
        <EditForm section="contact" id={null} title={title}>
          <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
            <TextField
              label={t('profile.address')}
              maxLength={MAX_ADDRESS}
              autoComplete="street-address"
              {...inputProps(answer, 'home_address', home_address ?? '')}
            />
            <TextField
              label={t('profile.unit')}
              maxLength={MAX_UNIT}
              autoComplete="address-line2"
              {...inputProps(answer, 'home_unit', home_unit ?? '')}
            />
          </div>
        </EditForm>
      }
    >
      <GivenFacts
        facts={[
          [t('gate.email'), email ?? '', change('email', t('gate.email'))],
          [t('gate.phone'), phone_num ?? '', change('phone', t('gate.phone'))],
          [t('profile.address'), [home_address, home_unit].filter(Boolean).join('\n')],
        ]}
      />
    </OneForm>
  )
}

export function VisibilitySection({ is_hidden, unfound }: Profile) {
  const t = useText()
  const answer = useAnswerFor('visibility', null)
  const title = t('profile.visibility')
  return (
    <OneForm
      name="visibility"
      title={title}
      form={
        <EditForm section="visibility" id={null} title={title}>
          <SwitchField
            name="is_hidden"
            answer={answer}
            initial={is_hidden}
            label={
              <>
                {t('profile.hide_from_all')}
                <span className="block text-13 text-muted">{t('profile.hide_from_all_help')}</span>
              </>
            }
          />
        </EditForm>
      }
    >
      <p>{t(unfound === null ? 'profile.is_shown' : `employer.${unfound}`)}</p>
    </OneForm>
  )
}
