import { useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { putPushDeviceCall } from '../calls.ts'
import type { listPushDevices, putPushDevice } from '../contract/push.ts'
import { endBrowserPush, lookAtPush, type PushState, subscribeBrowser } from './browser-push.ts'
import { SettingsSection } from './settings-section.tsx'
import { useText } from './texts.ts'

export type PushDevices = ResponseOf<typeof listPushDevices>

/** The devices that get pushes. Only a script can turn one on, by its owner's press; forms turn them off. */
export function PushSection({ public_key, devices }: PushDevices) {
  const t = useText()
  const lang = useLanguage()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<PushState | 'unknown' | 'failed'>('unknown')
  const isListed = devices.some(({ is_this }) => is_this)
  useEffect(() => void lookAtPush(public_key).then(setState), [public_key])

  async function turnOn() {
    try {
      const subscription = await subscribeBrowser(public_key)
      if (subscription !== null) {
        await callApi<typeof putPushDevice>(putPushDeviceCall, subscription, { language: lang })
        await revalidate()
      }
      setState(await lookAtPush(public_key))
    } catch {
      setState('failed')
    }
  }

  return (
    <SettingsSection title={t('notif.push_title')} text={t('notif.push_text')}>
      {devices.length === 0 ? (
        <p className="text-muted">{t('notif.push_none')}</p>
      ) : (
        <ul className="grid gap-3">
          {devices.map((device) => (
            <Device key={device.id} {...device} />
          ))}
        </ul>
      )}
      {state === 'failed' && <FormProblem text={t('notif.push_failed')} />}
      <div role="status">
        {state === 'unknown' && <p className="text-pretty text-muted">{t('notif.push_needs')}</p>}
        {state === 'unsupported' && <p className="text-pretty text-muted">{t('notif.push_unsupported')}</p>}
        {state === 'denied' && <p className="text-pretty text-muted">{t('notif.push_denied')}</p>}
        {state === 'on' && isListed && <p className="font-medium">{t('notif.push_done')}</p>}
      </div>
      {(state === 'off' || state === 'failed' || (state === 'on' && !isListed)) && (
        <p>
          <Button look="primary" onClick={turnOn}>
            {t('notif.push_on')}
          </Button>
        </p>
      )}
    </SettingsSection>
  )
}

function Device({ id, name, is_this, added_at }: PushDevices['devices'][number]) {
  const t = useText()
  const formats = useFormats()
  const shown = name ?? t('notif.push_unknown')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t pt-3 first:border-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{shown}</bdi>
          {is_this && <span className="ms-2 font-medium text-primary">{t('notif.push_this')}</span>}
        </p>
        <p className="text-muted">
          <Formatted>{t('notif.push_since', { date: formats.date(added_at) })}</Formatted>
        </p>
      </div>
      <Form method="post" preventScrollReset onSubmit={is_this ? () => void endBrowserPush() : undefined}>
        <input type="hidden" name="device_id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="remove-device"
          aria-label={t('notif.push_off_for', { device: shown })}
        >
          {t('notif.push_off')}
        </Button>
      </Form>
    </li>
  )
}
