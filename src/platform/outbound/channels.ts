import type { Env } from '../env.ts'

/** The channels by which we can reach people. On a channel that is not configured, nobody reads our messages. */
export interface Channels {
  email: boolean
  phone: boolean
}

type Settings = Pick<Env, 'SMTP_URL' | 'SMS_URL' | 'PUBLIC_ORIGIN' | 'TRUST_PROXY'>

export function configuredChannels(env: Settings): Channels {
  const isRead = hasMailbox(env)
  return { email: isRead || env.SMTP_URL !== undefined, phone: isRead || env.SMS_URL !== undefined }
}

/** Whether unsent messages stay here for the developers' mailbox: not if others can reach the site. */
export const hasMailbox = ({ SMTP_URL, TRUST_PROXY, PUBLIC_ORIGIN }: Omit<Settings, 'SMS_URL'>): boolean =>
  SMTP_URL === undefined &&
  TRUST_PROXY === 'off' &&
  (PUBLIC_ORIGIN === undefined || isLoopbackName(new URL(PUBLIC_ORIGIN).hostname))

export const isLoopbackName = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
