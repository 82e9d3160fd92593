import { z } from 'zod'
import { isNationalNumber } from './national-number.ts'

const coded = z.object({ code: z.string(), text: z.string() })

/** The stored data of a person, encrypted. */
export const verifiedPerson = z.object({
  number: z.string().refine(isNationalNumber),
  principalName: z.string().min(1),
  nationality: coded.nullable(),
  residentialStatus: coded.nullable(),
  passType: coded.nullable(),
  passStatus: z.string().nullable(),
  passExpiryDate: z.iso.date().nullable(),
})
export type VerifiedPerson = z.output<typeof verifiedPerson>

/** The scopes of Myinfo for exactly these fields. */
export const SCOPE = 'openid uinfin name nationality residentialstatus passtype passstatus passexpirydate'

/** A text of Myinfo; null if it is missing, empty or unavailable. */
const text = z
  .object({ value: z.string().trim().min(1).max(200) })
  .transform(({ value }) => value)
  .nullable()
  .catch(null)

const codedText = z
  .object({ code: z.string().trim().min(1).max(20), desc: z.string().trim().max(200).default('') })
  .transform(({ code, desc }) => ({ code, text: desc }))
  .nullable()
  .catch(null)

const personInfo = z.object({
  uinfin: z.object({ value: z.string() }),
  name: z.object({ value: z.string().trim().min(1).max(200) }),
  nationality: codedText,
  residentialstatus: codedText,
  passtype: codedText,
  passstatus: text,
  passexpirydate: z
    .object({ value: z.iso.date() })
    .transform(({ value }) => value)
    .nullable()
    .catch(null),
})

/**
 * Reads the person in Myinfo's response. Throws if the number or the name is missing, or if the number is not valid.
 * The error contains no part of them.
 */
export function personOf(userInfo: Readonly<Record<string, unknown>>): VerifiedPerson {
  const found = personInfo.safeParse(userInfo.person_info)
  if (!found.success) throw new Error('Myinfo did not return the number or the name.')
  const { uinfin, name, nationality, residentialstatus, passtype, passstatus, passexpirydate } = found.data
  if (!isNationalNumber(uinfin.value)) throw new Error('The number from Myinfo is not a valid NRIC or FIN.')
  return {
    number: uinfin.value,
    principalName: name.value,
    nationality,
    residentialStatus: residentialstatus,
    passType: passtype,
    passStatus: passstatus,
    passExpiryDate: passexpirydate,
  }
}
