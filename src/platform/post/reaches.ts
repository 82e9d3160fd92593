import type { Env } from '../env.ts'

/** By what of ours somebody can be reached: what is posted by the other is read by nobody. */
export interface Reaches {
  email: boolean
  phone: boolean
}

type Settings = Pick<Env, 'SMTP_URL' | 'SMS_URL' | 'PUBLIC_ORIGIN' | 'TRUST_PROXY'>

export function whatReaches(env: Settings): Reaches {
  const isRead = hasMailbox(env)
  return { email: isRead || env.SMTP_URL !== undefined, phone: isRead || env.SMS_URL !== undefined }
}

/** Whether what is posted stays, for the mailbox of developers to show: not once others can reach the site. */
export const hasMailbox = ({ SMTP_URL, TRUST_PROXY, PUBLIC_ORIGIN }: Omit<Settings, 'SMS_URL'>): boolean =>
  SMTP_URL === undefined &&
  TRUST_PROXY === 'off' &&
  (PUBLIC_ORIGIN === undefined || isLoopbackName(new URL(PUBLIC_ORIGIN).hostname))

export const isLoopbackName = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
