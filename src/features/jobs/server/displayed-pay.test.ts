import { expect, test } from 'vitest'
import { SHIPPED_RATES } from '#config/exchange-rates.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { getJob } from '../contract.ts'

const site = await testSite()
const { db } = site.database

const pesos = { pay_kind: 'monthly', pay_currency: 'PHP', pay_min_minor: 3_200_000, pay_max_minor: 4_200_000 }

const read = (id: number, country: string) =>
  site.read(`/api-server/job/${id}?country=${country}`, getJob.response)

test('pay is also shown in the currency of the chosen country, rounded, with the date of the rate', async () => {
  const id = await addJob(db, pesos)
  const { converted_pay } = await read(id, 'US')
  expect(converted_pay).toEqual({ min: 540, max: 710, currency: 'USD', rate_date: SHIPPED_RATES.asOf })
})

test('hourly pay is converted to a month in the other currency, an open end stays open', async () => {
  const id = await addJob(db, { pay_kind: 'hourly', pay_currency: 'USD', pay_min_minor: 2000 })
  expect((await read(id, 'ES')).converted_pay).toMatchObject({ min: 3000, max: null, currency: 'EUR' })
})

test('pay in the same currency, and pay without an amount, is not converted', async () => {
  const id = await addJob(db, pesos)
  const unstated = await addJob(db, { pay_kind: 'negotiable' })
  expect((await read(id, 'PH')).converted_pay).toBeNull()
  expect((await read(id, 'all')).converted_pay).toBeNull()
  expect((await read(unstated, 'US')).converted_pay).toBeNull()
  const part = await site.read(`/api-server/job/${id}/static?country=US`, getJob.response)
  expect(part.converted_pay).toBeNull()
})

test('an edit of the pay stays visible: when, and what it was, newest first', async () => {
  const id = await addJob(db, pesos)
  const change = (pay: object) => db.updateTable('jobs').set(pay).where('id', '=', id).execute()
  await change({ pay_max_minor: 3_800_000 })
  await change({ ...NONE, pay_kind: 'negotiable' })
  const { pay_changes, pay } = await read(id, 'PH')
  expect(pay).toMatchObject({ kind: 'negotiable' })
  expect(pay_changes).toMatchObject([
    { from: { pay: { max: 38_000 } }, to: { pay: { kind: 'negotiable' } } },
    {
      from: { pay: { min: 32_000, max: 42_000, currency: 'PHP' } },
      to: { pay: { min: 32_000, max: 38_000 } },
    },
  ])
  expect(Math.abs((pay_changes[0]?.changed_at ?? 0) - Date.now() / 1000)).toBeLessThan(60)
})

test('importing again, better parsing and other wording are no change of pay', async () => {
  const id = await addJob(db, { ...pesos, pay_text: '32-42k' })
  const change = (pay: object) => db.updateTable('jobs').set(pay).where('id', '=', id).execute()
  await change({ ...pesos, pay_text: '32-42k', updated_at: new Date() })
  await change({ pay_min_minor: 3_210_000 })
  await change({ pay_text: '32k to 42k' })
  expect((await read(id, 'PH')).pay_changes).toEqual([])
})

test('without an amount, other words are a change and other spaces are not', async () => {
  const id = await addJob(db, { pay_text: 'Competitive' })
  const write = (pay_text: string) => db.updateTable('jobs').set({ pay_text }).where('id', '=', id).execute()
  await write('  COMPETITIVE ')
  await write('Commission only')
  expect((await read(id, 'PH')).pay_changes).toMatchObject([
    { from: { pay: null, pay_text: '  COMPETITIVE ' }, to: { pay: null, pay_text: 'Commission only' } },
  ])
})

const NONE = { pay_kind: null, pay_min_minor: null, pay_max_minor: null, pay_currency: null }
