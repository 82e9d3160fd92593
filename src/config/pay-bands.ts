import { lookUp } from '#shared/look-up.ts'

/** A band of the pay filter: whole major units of a currency a month, both ends included. */
export interface PayBand {
  from: number
  /** Null for the top band, which has no upper end. */
  to: number | null
}

/**
 * The edges between the bands of a currency, by monthly pay in its country: the lowest edge is about an entry wage; one
 * or two in a hundred earn more than the highest. All are round, so that a label can state them exactly. PHP has the
 * numbers of the product's specification.
 */
const EDGES: Readonly<Record<string, readonly number[]>> = {
  AED: [4_000, 7_000, 12_000, 18_000, 28_000, 45_000],
  AUD: [4_000, 6_000, 8_000, 10_000, 13_000, 18_000],
  BDT: [15_000, 25_000, 40_000, 60_000, 100_000, 200_000],
  BRL: [2_000, 3_000, 5_000, 8_000, 12_000, 20_000],
  CAD: [3_000, 4_000, 6_000, 8_000, 11_000, 15_000],
  CLP: [500_000, 800_000, 1_000_000, 1_500_000, 2_500_000, 4_000_000],
  CNY: [5_000, 8_000, 12_000, 18_000, 30_000, 50_000],
  EUR: [1_500, 2_000, 3_000, 4_000, 6_000, 9_000],
  GBP: [2_000, 2_500, 3_500, 5_000, 7_000, 10_000],
  HKD: [15_000, 20_000, 30_000, 45_000, 70_000, 100_000],
  IDR: [4_000_000, 6_000_000, 10_000_000, 15_000_000, 25_000_000, 50_000_000],
  INR: [20_000, 40_000, 60_000, 100_000, 200_000, 300_000],
  JPY: [200_000, 250_000, 300_000, 400_000, 500_000, 800_000],
  KRW: [2_500_000, 3_000_000, 4_000_000, 5_000_000, 7_000_000, 10_000_000],
  LKR: [60_000, 100_000, 150_000, 250_000, 400_000, 700_000],
  MOP: [12_000, 20_000, 30_000, 40_000, 50_000, 80_000],
  MXN: [10_000, 15_000, 20_000, 30_000, 50_000, 80_000],
  MYR: [2_000, 3_000, 5_000, 8_000, 12_000, 20_000],
  NGN: [100_000, 200_000, 350_000, 600_000, 1_000_000, 2_000_000],
  PHP: [30_000, 50_000, 80_000, 120_000, 160_000, 200_000],
  PKR: [40_000, 70_000, 120_000, 200_000, 300_000, 600_000],
  RSD: [70_000, 90_000, 120_000, 180_000, 250_000, 400_000],
  SAR: [4_000, 6_000, 9_000, 14_000, 20_000, 35_000],
  SGD: [3_000, 4_000, 6_000, 8_000, 12_000, 18_000],
  THB: [15_000, 20_000, 30_000, 50_000, 80_000, 150_000],
  TRY: [35_000, 50_000, 70_000, 100_000, 150_000, 250_000],
  TWD: [30_000, 40_000, 50_000, 70_000, 100_000, 150_000],
  USD: [2_500, 4_000, 6_000, 8_000, 12_000, 16_000],
  VND: [8_000_000, 12_000_000, 18_000_000, 25_000_000, 40_000_000, 70_000_000],
}

/** The pay filter's bands in a currency (ISO 4217), lowest first; none for the currency of no market. */
export function payBandsOf(currency: string): readonly PayBand[] {
  const edges = lookUp(EDGES, currency)
  if (edges === undefined) return []
  return [0, ...edges].map((edge, index) => ({ from: edge === 0 ? 0 : edge + 1, to: edges[index] ?? null }))
}
