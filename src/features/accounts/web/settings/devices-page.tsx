import { useFormats } from '#i18n/language-provider.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { Formatted } from '#ui/formatted.tsx'
import type { AccountEvent } from '../../contract/devices.ts'
import type { FormAnswer } from '../form-answer.ts'
import { useText } from '../texts.ts'
import { Act } from './act.tsx'
import { Row, Section, SettingsPage } from './settings-page.tsx'

interface Where {
  browser: string | null
  system: string | null
  address: string
}

export interface DevicesProps {
  devices: readonly (Where & {
    id: string
    is_this: boolean
    site: 'seeker' | 'employer' | 'operator'
    country: string | null
    last_seen_at: string
  })[]
  events: readonly (Where & { event: AccountEvent; at: string })[]
  /** Milliseconds; when the page was made. */
  now: number
  answer: FormAnswer | null
}

export function DevicesPage({ devices, events, now, answer }: DevicesProps) {
  const t = useText()
  const formats = useFormats()
  const nameOf = useDeviceName()
  return (
    <SettingsPage title={t('set.devices')} text={t('set.devices_text')}>
      <FormProblem text={answer?.problem ?? null} />
      <Section>
        {devices.map((device) => (
          <Row
            key={device.id}
            name={
              <>
                {nameOf(device)}
                {device.is_this && (
                  <span className="ms-2 font-medium text-primary">{t('set.this_device')}</span>
                )}
              </>
            }
            value={
              <Formatted>
                {[
                  t(`set.site_${device.site}`),
                  ...(device.country === null ? [] : [formats.country(device.country)]),
                  device.address,
                  t('set.last_seen', { when: formats.since(device.last_seen_at, now) }),
                ].join(' · ')}
              </Formatted>
            }
          >
            {!device.is_this && (
              <Act
                intent="end"
                id={device.id}
                label={t('set.act_on', { act: t('set.end'), what: nameOf(device) })}
              >
                {t('set.end')}
              </Act>
            )}
          </Row>
        ))}
        {devices.length > 1 && <Act intent="end-others">{t('set.end_others')}</Act>}
      </Section>
      <Section title={t('set.events')} text={t('set.events_text')}>
        {events.map((event) => (
          <Row
            key={`${event.at} ${event.event}`}
            name={t(EVENT_TEXTS[event.event])}
            value={
              <Formatted>
                {[formats.since(event.at, now), nameOf(event), event.address].filter(Boolean).join(' · ')}
              </Formatted>
            }
          />
        ))}
      </Section>
    </SettingsPage>
  )
}

function useDeviceName() {
  const t = useText()
  return ({ browser, system }: Where): string =>
    [browser, system].filter((part) => part !== null).join(' · ') || t('gate.unknown_browser')
}

const EVENT_TEXTS = {
  registered: 'set.event_registered',
  'signed-in': 'set.event_signed_in',
  'password-set': 'set.event_password_set',
  'password-reset': 'set.event_password_reset',
  'email-verified': 'set.event_email_verified',
  'email-changed': 'set.event_email_changed',
  'email-removed': 'set.event_email_removed',
  'email-restored': 'set.event_email_restored',
  'phone-changed': 'set.event_phone_changed',
  'phone-removed': 'set.event_phone_removed',
  'phone-restored': 'set.event_phone_restored',
  'provider-linked': 'set.event_provider_linked',
  'provider-unlinked': 'set.event_provider_unlinked',
  'passkey-added': 'set.event_passkey_added',
  'passkey-removed': 'set.event_passkey_removed',
  'app-added': 'set.event_app_added',
  'app-removed': 'set.event_app_removed',
  'email-code-on': 'set.event_email_code_on',
  'email-code-off': 'set.event_email_code_off',
  'recovery-codes-made': 'set.event_recovery_codes_made',
  'recovery-code-used': 'set.event_recovery_code_used',
  'session-ended': 'set.event_session_ended',
  'deletion-asked': 'set.event_deletion_asked',
  'deletion-taken-back': 'set.event_deletion_taken_back',
  'data-exported': 'set.event_data_exported',
  'taken-over': 'set.event_taken_over',
  'identity-confirmed': 'set.event_identity_confirmed',
  'identity-deleted': 'set.event_identity_deleted',
} as const satisfies Record<AccountEvent, string>
