import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import type { ResponseOf } from '#shared/contract.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { CheckIcon, ChevronStartIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { listNotificationSettings, NotificationChannel } from '../contract.ts'
import { KIND_TEXTS } from './kind-texts.ts'
import { type PushDevices, PushSection } from './push-section.tsx'
import { type QuietField, QuietHoursSection } from './quiet-hours-section.tsx'
import { settingName } from './setting-name.ts'
import { useText } from './texts.ts'

type Setting = ResponseOf<typeof listNotificationSettings>['settings'][number]

export interface NotificationSettingsProps {
  settings: readonly Setting[]
  /** The change that was just made. */
  done: 'settings' | 'quiet' | 'device' | null
  /** Whether it has no tabs around it that lead on. */
  isAlone: boolean
  problem: string | null
  /** Null: this site cannot push. */
  push: PushDevices | null
  quiet: Omit<ComponentProps<typeof QuietHoursSection>, 'answer'>
  quietAnswer: FormAnswer<QuietField> | null
}

/** A form with a switch for each kind and channel; the devices that get pushes; the quiet hours. */
export function NotificationSettingsPage(props: NotificationSettingsProps) {
  const { settings, done, isAlone, problem, push, quiet, quietAnswer } = props
  const t = useText()
  const lang = useLanguage()
  return (
    <>
      <PageHead title={t('notif.settings_title')} indexed={false} />
      {isAlone && (
        <Link
          to={`/${lang}/notifications`}
          className="-ms-1 inline-flex min-h-11 items-center gap-0.5 font-semibold text-primary hover:underline"
        >
          <ChevronStartIcon size={20} />
          {t('notif.back')}
        </Link>
      )}
      <h1 className="text-25 font-bold">{t('notif.settings_title')}</h1>
      <p className="mt-2 text-pretty text-muted">{t('notif.settings_text')}</p>
      <div className="mt-5 grid gap-4">
        {done !== null && (
          <p role="status" className="flex items-start gap-2 rounded-control bg-tint px-4 py-3 font-medium">
            <CheckIcon className="mt-0.5 shrink-0 text-primary" />
            {t(done === 'device' ? 'notif.push_removed' : 'notif.saved')}
          </p>
        )}
        <FormProblem text={problem} />
        <Form method="post">
          <Card>
            <ul>
              {settings.map((setting) => (
                <Kind key={setting.kind} {...setting} />
              ))}
            </ul>
          </Card>
          <Button type="submit" name="intent" value="settings" look="primary" className="mt-4">
            {t('notif.save')}
          </Button>
        </Form>
        {push !== null && <PushSection {...push} />}
        <QuietHoursSection {...quiet} answer={quietAnswer} />
      </div>
    </>
  )
}

function Kind({ kind, channels }: Setting) {
  const t = useText()
  const isFixed = channels.every(({ may }) => !may.change)
  return (
    <li className="border-line border-t p-4 first:border-0 sm:p-5">
      <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-1 sm:justify-between">
        <legend className="float-start min-w-0 flex-1 basis-full sm:basis-60">
          <span className="font-semibold">{t(KIND_TEXTS[kind])}</span>
          {isFixed && <span className="block text-pretty text-13 text-muted">{t('notif.always')}</span>}
        </legend>
        {COLUMNS.map((channel) => {
          const found = channels.find((each) => each.channel === channel)
          const label = t(CHANNEL_TEXTS[channel])
          if (found === undefined) return <NoColumn key={channel} label={label} />
          return (
            <label key={channel} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name={settingName(kind, channel)}
                value="1"
                defaultChecked={found.is_on}
                disabled={!found.may.change}
                className="size-5 accent-primary"
              />
              {label}
            </label>
          )
        })}
      </fieldset>
    </li>
  )
}

const CHANNEL_TEXTS = {
  product: 'notif.channel_product',
  mail: 'notif.channel_mail',
  push: 'notif.channel_push',
} as const satisfies Record<NotificationChannel, string>

const COLUMNS = ['product', 'mail', 'push'] as const

/** Keeps the place of a channel that a kind does not have, so that the others stand below each other. */
const NoColumn = ({ label }: { label: string }) => (
  <span aria-hidden="true" className="invisible flex gap-2 max-sm:hidden">
    <span className="size-5" />
    {label}
  </span>
)
