import { z } from 'zod'
import { lookUp } from '#shared/look-up.ts'
import type { Outbound } from '../db/outbound-messages.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { SmsSettings } from './post-settings.ts'

const TIMEOUT_MS = 15_000

/**
 * Hands a message to the operator's gateway, whose address may be a private one: it comes from the environment, and is
 * not followed elsewhere. Throws `DeliveryFailure`.
 */
export async function sendSms(
  message: Outbound,
  { url, token, body }: SmsSettings,
  signal: AbortSignal,
): Promise<void> {
  const status = await answerOf(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': message.id,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(filled(z.json().parse(JSON.parse(body)), message)),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (status >= 200 && status < 300) return
  const isFinal = status >= 400 && status < 500 && !MAY_HELP.has(status)
  throw new DeliveryFailure(`The SMS gateway answered ${status}.`, { isFinal })
}

/** Too many, too early, or the settings: trying again may help. */
const MAY_HELP = new Set([401, 403, 404, 405, 408, 425, 429])

async function answerOf(url: string, request: RequestInit): Promise<number> {
  try {
    const response = await fetch(url, request)
    await response.body?.cancel()
    return response.status
  } catch {
    throw new DeliveryFailure('The SMS gateway could not be reached.', { isFinal: false })
  }
}

type Json = z.output<ReturnType<typeof z.json>>

/** The values are put into the strings of the template after it was parsed: they can't become anything else. */
function filled(template: Json, message: Outbound): Json {
  if (typeof template === 'string') {
    const values: Readonly<Record<string, string>> = {
      to: message.recipient,
      text: message.text,
      id: message.id,
      language: message.language,
    }
    return template.replace(/\{(to|text|id|language)\}/g, (all, name: string) => lookUp(values, name) ?? all)
  }
  if (Array.isArray(template)) return template.map((part) => filled(part, message))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, filled(value, message)]))
}
