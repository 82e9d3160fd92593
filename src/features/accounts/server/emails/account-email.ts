import type { Language } from '#config/languages.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { localeOf } from '#i18n/formats.ts'
import { type EmailPart, writeEmail } from '#platform/outbound/write-email.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { deviceName } from './device-name.ts'
import { emailTexts } from './email-texts.ts'

/** With `origins`, a mail links to the site, and phones can fill in a code automatically. */
export type QueueDependencies = Pick<AccountDependencies, 'db' | 'clock'> &
  Partial<Pick<AccountDependencies, 'origins'>>

export interface AccountEmail {
  to: string
  language: string
  heading: string
  parts: readonly EmailPart[]
  /** A mail that nobody can end says why. */
  comesAlways?: boolean
}

/** Writes a mail about an account, with the footer of all such mails. */
export function writeAccountEmail({
  to,
  language: named,
  heading,
  parts,
  comesAlways = false,
}: AccountEmail) {
  const { language, t } = emailTexts(named)
  const { name: site, supportEmail } = DEFAULT_SITE
  const footer = [
    t('letter.reason', { address: to, site }),
    ...(comesAlways ? [t('letter.always')] : []),
    ...(supportEmail === null ? [] : [t('letter.contact', { email: supportEmail })]),
  ]
  return { language, ...writeEmail({ language, sender: site, heading, parts, footer }) }
}

/**
 * The time and the device of a request. The time is in UTC, since we do not know the reader's time zone.
 *
 * @param userAgent as a browser sends it
 */
export function eventDetails(named: string, now: Date, userAgent = ''): { label: string; value: string }[] {
  const { language, t } = emailTexts(named)
  const time = `${timeFormat(language).format(now)} UTC`
  return [{ label: t('letter.time'), value: time }, ...deviceDetails(named, userAgent)]
}

/** The device of a request, as far as its `userAgent` tells one. */
export function deviceDetails(named: string, userAgent = ''): { label: string; value: string }[] {
  const device = deviceName(userAgent)
  return device === null ? [] : [{ label: emailTexts(named).t('letter.device'), value: device }]
}

const timeFormat = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language, null), {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone: 'UTC' },
  })
