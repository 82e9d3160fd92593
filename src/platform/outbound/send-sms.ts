import { z } from 'zod'
import { lookUp } from '#shared/look-up.ts'
import type { Outbound } from '../db/outbound-messages.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { SmsSettings } from './outbound-settings.ts'

const TIMEOUT_MS = 15_000

/**
 * Sends an SMS through the operator's gateway. Its address comes from the environment and may be private; redirects are
 * not followed. Throws `DeliveryFailure`.
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

/** Too many requests, too early, or wrong settings: a retry may help. */
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

/** Values are inserted into the strings of the parsed template, so that they cannot change its structure. */
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
