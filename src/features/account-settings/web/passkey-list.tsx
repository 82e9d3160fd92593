import { useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { removePasskey, renamePasskey } from '#features/sign-in/contract/passkeys.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { ApiFailure } from '#shared/api-client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import type { FieldOf } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { ActionButton } from './actions.tsx'
import { Done, Row, Section } from './settings-page.tsx'
import { useText } from './texts.ts'

export interface ShownPasskey {
  id: string
  name: string
  created_at: string
  may: { remove: boolean }
}

type PasskeyField = FieldOf<typeof renamePasskey | typeof removePasskey>

/** Only a script can make passkeys; forms rename and remove them without one. */
export function PasskeyList({
  passkeys,
  suggestion,
  mayAdd,
}: {
  passkeys: readonly ShownPasskey[]
  suggestion: string
  mayAdd: boolean
}) {
  const t = useText()
  const formats = useFormats()
  return (
    <Section title={t('set.passkeys')} text={t('set.passkeys_text')}>
      {passkeys.map(({ id, name, created_at, may }) => (
        <Row
          key={id}
          name={name}
          value={<Formatted>{t('set.added_on', { date: formats.date(created_at) })}</Formatted>}
        >
          <details className="basis-full sm:basis-auto">
            <summary className="inline-flex min-h-11 cursor-pointer items-center px-2 font-semibold text-primary">
              {t('set.rename')}
            </summary>
            <Form method="post" className="flex flex-wrap items-end gap-2 py-2">
              <input type="hidden" name={'passkey_id' satisfies PasskeyField} value={id} />
              <TextField
                label={t('set.passkey_name')}
                name={'name' satisfies PasskeyField}
                defaultValue={name}
                maxLength={100}
              />
              <Button type="submit" name="intent" value="rename-passkey">
                {t('set.save')}
              </Button>
            </Form>
          </details>
          {may.remove && (
            <ActionButton<PasskeyField>
              intent="remove-passkey"
              item={['passkey_id', id]}
              look="ghost"
              label={t('set.act_on', { act: t('set.remove'), what: name })}
            >
              {t('set.remove')}
            </ActionButton>
          )}
        </Row>
      ))}
      {mayAdd && <AddPasskey suggestion={suggestion} />}
    </Section>
  )
}

function AddPasskey({ suggestion }: { suggestion: string }) {
  const t = useText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [works, setWorks] = useState<boolean | null>(null)
  const [name, setName] = useState(suggestion)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isAdded, setIsAdded] = useState(false)
  useEffect(() => {
    setWorks(
      typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential,
    )
  }, [])
  if (works !== true) return <p className="text-13 text-muted">{t('set.passkeys_need')}</p>

  async function add() {
    setIsBusy(true)
    setTrouble(null)
    setIsAdded(false)
    try {
      const { makePasskey } = await import('./make-passkey.ts')
      await makePasskey({ language, name: name.trim() === '' ? suggestion : name })
      await revalidate()
      setIsAdded(true)
    } catch (failure) {
      setTrouble(failure instanceof ApiFailure ? failure.message : t('set.passkey_failed'))
    }
    setIsBusy(false)
  }

  return (
    <div className="grid gap-3">
      <Done text={isAdded ? t('set.event_passkey_added') : null} />
      <FormProblem text={trouble} />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={t('set.passkey_name')}
          value={name}
          maxLength={100}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button onClick={add} disabled={isBusy}>
          {t('set.passkey_add')}
        </Button>
      </div>
    </div>
  )
}
