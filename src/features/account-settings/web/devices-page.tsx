import type { AccountEvent } from '#features/accounts/contract/account-events.ts'
import type { endDevice } from '#features/sessions/contract/devices.ts'
import { useFormats } from '#i18n/language-provider.tsx'
import type { FieldOf, FormAnswer } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { ActionButton } from './actions.tsx'
import { EVENT_TEXTS } from './event-texts.ts'
import { Done, Row, Section, SettingsPage } from './settings-page.tsx'
import { useText } from './texts.ts'

interface Where {
  browser: string | null
  system: string | null
  address: string
}

type DeviceField = FieldOf<typeof endDevice>

export interface DevicesProps {
  devices: readonly (Where & {
    id: string
    is_this: boolean
    site: 'seeker' | 'employer' | 'console'
    granted_by: string | null
    country: string | null
    last_seen_at: string
    may: { end: boolean }
  })[]
  events: readonly (Where & { event: AccountEvent; at: string })[]
  /** The time of rendering, in milliseconds. */
  now: number
  done: 'one' | 'others' | null
  answer: FormAnswer<DeviceField> | null
}

export function DevicesPage({ devices, events, now, done, answer }: DevicesProps) {
  const t = useText()
  const formats = useFormats()
  const nameOf = useDeviceName()
  return (
    <SettingsPage isTab title={t('set.devices')} text={t('set.devices_text')}>
      <Done text={done === null ? null : t(done === 'one' ? 'set.event_session_ended' : 'set.done_others')} />
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
                  ...devices
                    .filter(({ id }) => id === device.granted_by)
                    .map((granter) => t('set.granted_by', { device: nameOf(granter) })),
                ].join(' · ')}
              </Formatted>
            }
          >
            {/* This one ends by logging out. */}
            {device.may.end && !device.is_this && (
              <ActionButton<DeviceField>
                intent="end"
                item={['device_id', device.id]}
                label={t('set.act_on', { act: t('set.end'), what: nameOf(device) })}
              >
                {t('set.end')}
              </ActionButton>
            )}
          </Row>
        ))}
        {devices.length > 1 && <ActionButton intent="end-others">{t('set.end_others')}</ActionButton>}
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
