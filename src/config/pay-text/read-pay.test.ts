import { expect, test } from 'vitest'
import { readPay } from './read-pay.ts'

const range = (kind: string, currency: string, min: number | null, max: number | null) => ({
  kind,
  currency,
  min,
  max,
})

test.each([
  ['RM3,000 - RM4,500', 'MY', range('monthly', 'MYR', 3000, 4500)],
  ['月給25万円', 'JP', range('monthly', 'JPY', 250_000, 250_000)],
  ['月給21万7,500円～40万円', 'JP', range('monthly', 'JPY', 217_500, 400_000)],
  ['年収400万円～1,000万円', 'JP', range('annually', 'JPY', 4_000_000, 10_000_000)],
  ['時給1,200円~', 'JP', range('hourly', 'JPY', 1200, null)],
  ['1.5-2万/月', 'CN', range('monthly', 'CNY', 15_000, 20_000)],
  ['15-25K·13薪', 'CN', range('monthly', 'CNY', 15_000, 25_000)],
  ['200元/天', 'CN', range('daily', 'CNY', 200, 200)],
  ['10万以上/年', 'CN', range('annually', 'CNY', 100_000, null)],
  ['4.5千以下/月', 'CN', range('monthly', 'CNY', null, 4500)],
  ['月薪 30,000~40,000元', 'TW', range('monthly', 'TWD', 30_000, 40_000)],
  ['연봉 4,000만원', 'KR', range('annually', 'KRW', 40_000_000, 40_000_000)],
  ['7 - 12 triệu', 'VN', range('monthly', 'VND', 7_000_000, 12_000_000)],
  ['Tới 20 triệu', 'VN', range('monthly', 'VND', null, 20_000_000)],
  ['Từ 9.5 triệu', 'VN', range('monthly', 'VND', 9_500_000, null)],
  ['24 k - 25 k /giờ', 'VN', range('hourly', 'VND', 24_000, 25_000)],
  ['500 - 1,000 USD', 'VN', range('monthly', 'USD', 500, 1000)],
  ['Rp 4.000.000 – Rp 6.000.000 per month', 'ID', range('monthly', 'IDR', 4_000_000, 6_000_000)],
  ['IDR 3,500,000 - 4,900,000', 'ID', range('monthly', 'IDR', 3_500_000, 4_900_000)],
  ['3jt-5jt/bulan', 'ID', range('monthly', 'IDR', 3_000_000, 5_000_000)],
  ['$45,000 – $60,000 per month (HKD)', 'ID', range('monthly', 'HKD', 45_000, 60_000)],
  ['$2,800 – $4,200 per month', 'SG', range('monthly', 'SGD', 2800, 4200)],
  ['R$ 2.000 a 3.000', 'BR', range('monthly', 'BRL', 2000, 3000)],
  ['De R$ 2.001,00 a R$ 3.000,00', 'BR', range('monthly', 'BRL', 2001, 3000)],
  ['Até R$ 2.000,00', 'BR', range('monthly', 'BRL', null, 2000)],
  ['Acima de R$ 20.000,00', 'BR', range('monthly', 'BRL', 20_000, null)],
  ['20.000 - 25.000 TL', 'TR', range('monthly', 'TRY', 20_000, 25_000)],
  ['25.000 € - 30.000 € bruto/año', 'ES', range('annually', 'EUR', 25_000, 30_000)],
  ['25.000€-30.000€', 'ES', range('annually', 'EUR', 25_000, 30_000)],
  ['$120k-150k OTE', null, range('annually', 'USD', 120_000, 150_000)],
  ['<$100k', null, range('annually', 'USD', null, 100_000)],
  ['$200k+', 'US', range('annually', 'USD', 200_000, null)],
  ['$25 - $30 per hour', 'US', range('hourly', 'USD', 25, 30)],
  ['Tk. 25000 - 35000 (Monthly)', 'BD', range('monthly', 'BDT', 25_000, 35_000)],
  ['₹ 3,00,000 - 6,00,000 P.A.', 'IN', range('annually', 'INR', 300_000, 600_000)],
  ['6-8 LPA', 'IN', range('annually', 'INR', 600_000, 800_000)],
  ['1.2 Crore per annum', 'IN', range('annually', 'INR', 12_000_000, 12_000_000)],
  ['٤٠٠٠ - ٥٠٠٠ ريال', 'SA', range('monthly', 'SAR', 4000, 5000)],
  ['4000.0', 'SA', range('monthly', 'SAR', 4000, 4000)],
])('%s in %s', (text, country, expected) => {
  expect(readPay(text, country)).toEqual(expected)
})

test.each([
  '面議',
  '待遇面議（經常性薪資達4萬元或以上）',
  'A combinar',
  'Thoả thuận',
  'Negotiable',
  'Job Negotiable',
])('%s is talked about later', (text) => {
  expect(readPay(text, 'TW')).toEqual({ kind: 'negotiable' })
})

test('an offer that may be negotiated is still an offer', () => {
  expect(readPay('RM3,000 (negotiable)', 'MY')).toEqual(range('monthly', 'MYR', 3000, 3000))
})

test('work without pay', () => {
  expect(readPay('Unpaid', 'SG')).toEqual({ kind: 'unpaid' })
})

test.each<[string, string | null, string]>([
  ['Competitive', 'SG', 'says nothing'],
  ['公開していません', 'JP', 'is not disclosed'],
  ['No especificado-No especificado', 'ES', 'is not stated'],
  ['None-None', 'ES', 'is an empty field'],
  ['-', 'ID', 'is an empty field'],
  ['Rp1 per month', 'ID', 'cannot be meant'],
  ['Tới 150 k /sp', 'VN', 'is by the piece'],
  ['50 - 200 triệu', 'VN', 'may be a month or a year'],
  ['base 10k + commission 5k', 'CN', 'is not one range'],
  ['$2,000 per week', 'US', 'is by the week'],
  ['¥300,000', null, 'may be yen or yuan'],
  ['1000 USD - 900 EUR', 'ES', 'names two currencies'],
  ['3,000 - 2,000 MYR', 'MY', 'runs backwards'],
])('%s (%s) is left open: it %s', (text, country) => {
  expect(readPay(text, country)).toBeNull()
})

test('a bare sign is the currency of the country that uses it', () => {
  expect(readPay('$4,000 - $5,000 monthly', 'CA')).toMatchObject({ currency: 'CAD' })
  expect(readPay('$4,000 - $5,000 monthly', 'PH')).toMatchObject({ currency: 'USD' })
  expect(readPay('¥20,000/月', 'CN')).toMatchObject({ currency: 'CNY' })
})
