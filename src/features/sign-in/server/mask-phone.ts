import { callingCodeIn } from '#shared/phone-number.ts'

/** Enough of a number in E.164 for its owner to know it: `+63 ••• ••67`. */
export const maskPhone = (phone: string): string => `+${callingCodeIn(phone)} ••• ••${phone.slice(-2)}`
