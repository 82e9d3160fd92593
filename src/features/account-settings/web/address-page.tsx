import { Form } from 'react-router'
import { type CallingCountry, CodeForm, PhoneField, useSavedStep } from '#features/sign-in/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import type { changeAddress, sendAddressCode } from '../contract/settings.ts'
import { Section, SettingsPage } from './settings-page.tsx'
import { useText } from './texts.ts'

export type AddressField = FieldOf<typeof sendAddressCode | typeof changeAddress> | 'sent_to'

interface AddressPageProps {
  channel: 'email' | 'phone'
  countries: readonly CallingCountry[]
  country: string | null
  answer: FormAnswer<AddressField> | null
}

const KEPT = ['code']

/** Two steps: the new address, then its code. */
export function AddressPage({ channel, countries, country, ...props }: AddressPageProps) {
  const t = useText()
  const lang = useLanguage()
  const [answer, forget] = useSavedStep(props.answer, KEPT)
  const form = useFirstWrong(answer)
  const title = t(channel === 'email' ? 'set.email_title' : 'set.phone_title')
  if (answer?.step === 'code') {
    return (
      <SettingsPage title={title} text={t('gate.code_text', { address: answer.values.sent_to ?? '' })}>
        <Section>
          <CodeForm
            answer={answer}
            verify="verify"
            resend="send"
            change={`/${lang}/account/${channel}`}
            onChange={forget}
          />
        </Section>
      </SettingsPage>
    )
  }
  return (
    <SettingsPage title={title} text={t(channel === 'email' ? 'set.email_text' : 'set.phone_text')}>
      <Section>
        <Form method="post" noValidate replace={false} ref={form} className="grid gap-5">
          <FormProblem text={answer?.problem ?? null} />
          {channel === 'email' ? (
            <TextField
              label={t('set.new_email')}
              {...inputProps(answer, 'email')}
              type="email"
              autoComplete="email"
              dir="ltr"
            />
          ) : (
            <PhoneField countries={countries} country={country} answer={answer} label={t('set.new_phone')} />
          )}
          <Button type="submit" name="intent" value="send" look="primary">
            {t('gate.send_code')}
          </Button>
        </Form>
      </Section>
    </SettingsPage>
  )
}
