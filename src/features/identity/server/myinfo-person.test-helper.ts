import { randomInt } from 'node:crypto'
import { isNationalNumber } from './national-number.ts'

/** A person in Myinfo. */
export interface MyinfoPerson {
  uinfin: string
  name: string
  nationality?: readonly [code: string, desc: string]
  residentialstatus?: readonly [code: string, desc: string]
  passtype?: readonly [code: string, desc: string]
  passstatus?: string
  passexpirydate?: string
}

/** An NRIC that no other person in these tests has. */
export function newNumber(): string {
  const start = `S${String(randomInt(10_000_000)).padStart(7, '0')}`
  const letter = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((last) => isNationalNumber(start + last))
  return start + letter
}
