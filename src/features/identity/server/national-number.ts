import { lookUp } from '#shared/look-up.ts'

/** NRIC and FIN: a letter for the series, seven digits, and a check letter that is computed from them. */

const SHAPE = /^([STFGM])(\d{7})([A-Z])$/
const WEIGHTS = [2, 7, 6, 5, 4, 3, 2] as const

/** The offset of the sum, and the letters by its remainder of 11. */
const SERIES: Readonly<Record<string, readonly [added: number, letters: string]>> = {
  S: [0, 'JZIHGFEDCBA'],
  T: [4, 'JZIHGFEDCBA'],
  F: [0, 'XWUTRQPNMLK'],
  G: [4, 'XWUTRQPNMLK'],
  M: [3, 'XWUTRQPNJLK'],
}

export function isNationalNumber(value: string): boolean {
  const [, series = '', digits = '', check] = SHAPE.exec(value) ?? []
  const rule = lookUp(SERIES, series)
  if (rule === undefined) return false
  const [added, letters] = rule
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), added)
  return letters[sum % letters.length] === check
}

/** `S••••567A`: the series and the last four characters. */
export const maskedNumber = (number: string): string => `${number.slice(0, 1)}••••${number.slice(-4)}`
