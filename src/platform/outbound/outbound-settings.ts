import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigurationError, type Env } from '../env.ts'
import { pushSettings, readPushSettings } from './push/push-settings.ts'

const smtp = z.object({
  url: z.string(),
  tls: z.enum(['verified', 'any-certificate', 'none']),
  from: z.string(),
  replyTo: z.string().nullable(),
  dkim: z.object({ domain: z.string(), selector: z.string(), key: z.string() }).nullable(),
})

const sms = z.object({ url: z.string(), token: z.string().nullable(), body: z.string() })

/**
 * How mail and SMS are sent; null: they stay here, and the developers' mailbox shows them. Pushes need no server of
 * ours; null: only in tests.
 */
export const outboundSettings = z.object({
  smtp: smtp.nullable(),
  sms: sms.nullable(),
  push: pushSettings.nullable(),
})

export type OutboundSettings = z.output<typeof outboundSettings>
export type SmtpSettings = z.output<typeof smtp>
export type SmsSettings = z.output<typeof sms>

export const NOT_CONFIGURED: OutboundSettings = { smtp: null, sms: null, push: null }

/** Throws `ConfigurationError` if a setting is missing that another one requires. */
export function readOutboundSettings(env: Env): OutboundSettings {
  return {
    smtp: env.SMTP_URL === undefined ? null : smtpSettings(env, env.SMTP_URL),
    sms:
      env.SMS_URL === undefined
        ? null
        : { url: env.SMS_URL, token: env.SMS_TOKEN ?? null, body: jsonTemplate(env.SMS_BODY) },
    push: readPushSettings(env),
  }
}

function smtpSettings(env: Env, url: string): SmtpSettings {
  if (env.MAIL_FROM === undefined) throw new ConfigurationError('SMTP_URL also needs MAIL_FROM.')
  return { url, tls: env.SMTP_TLS, from: env.MAIL_FROM, replyTo: env.REPLY_TO ?? null, dkim: dkimOf(env) }
}

function dkimOf({ DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: file }: Env) {
  if (domain === undefined && selector === undefined && file === undefined) return null
  if (domain === undefined || selector === undefined || file === undefined)
    throw new ConfigurationError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE go together.')
  try {
    return { domain, selector, key: readFileSync(file, 'utf8') }
  } catch {
    throw new ConfigurationError(`DKIM_KEY_FILE: ${file} cannot be read.`)
  }
}

function jsonTemplate(body: string): string {
  try {
    JSON.parse(body)
    return body
  } catch {
    throw new ConfigurationError('SMS_BODY is not JSON.')
  }
}
