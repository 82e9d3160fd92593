import { callingCodeIn } from '#shared/phone-number.ts'

/** Contact details for viewers who need not know them: enough to recognise one's own. */

/** `m•••@example.com` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${Array.from(email.slice(0, at))[0] ?? ''}•••${email.slice(at)}`
}

/** `+63 ••• ••67`, of a number in E.164. */
export const maskPhone = (phone: string): string => `+${callingCodeIn(phone)} ••• ••${phone.slice(-2)}`
