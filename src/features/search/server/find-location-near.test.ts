import { expect, test } from 'vitest'
import { z } from 'zod'
import { addressOf } from '#shared/call-address.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { suggestLocationsCall } from '../calls.ts'

const site = await testSite()
const answer = z.object({ location: z.object({ name: z.string(), country: z.string() }).nullable() })
const near = (query: string) => site.read(`/api-server/config/geo-location?${query}`, answer)

test('a point is looked up only when it has a longitude, and its lack is no error', async () => {
  expect((await near('latitude=14.55&longitude=121.02')).location).toMatchObject({ country: 'PH' })
  for (const nowhere of ['', 'latitude=14.55', 'latitude=14.55&longitude=', 'longitude=121.02']) {
    expect((await near(nowhere)).location).toBeNull()
  }
  // The point 0, 0 in the Gulf of Guinea: an empty value must not be read as this point.
  expect((await near('latitude=0&longitude=0')).location).toBeNull()
})

test('what is no angle is refused by name', async () => {
  const { status, body } = await site.call('/api-server/config/geo-location?latitude=91&longitude=far')
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(['latitude', 'longitude'])
})

const suggested = async (query: string, language: string, country = '') => {
  const path = `${addressOf(suggestLocationsCall)}?query=${encodeURIComponent(query)}&language_code=${language}&country=${country}`
  return (await site.read(path, places)).locations.map(({ name, region }) => [name, region])
}
const places = z.object({ locations: z.array(z.object({ name: z.string(), region: z.string().nullable() })) })

test('an address of China and Japan names the region first, without a comma', async () => {
  for (const [typed, language, ...found] of [
    ['東京都新宿区', 'ja', '新宿区', '東京都'],
    ['東京都新宿', 'ja', '新宿区', '東京都'],
    ['北海道札幌市', 'ja', '札幌市', '北海道'],
    ['台北中山區', 'zh-TW', '中山區', '台北'],
    ['台北市中山區', 'zh-TW', '中山區', '台北'],
  ] as const)
    expect([typed, await suggested(typed, language)]).toEqual([typed, [found]])
  expect(await suggested('東京都札幌市', 'ja')).toEqual([])
})

test('of a city and the province of its name the province is suggested, but not of a state', async () => {
  expect((await suggested('ankara', 'tr')).filter(([name]) => name === 'Ankara')).toHaveLength(1)
  expect((await suggested('são paulo', 'pt')).filter(([name]) => name === 'São Paulo')).toHaveLength(2)
})

test('a district without a region is told apart by its city', async () => {
  expect(await suggested('中山區', 'zh-TW')).toContainEqual(['中山區', '台北'])
  expect(await suggested('Esenyurt', 'tr')).toEqual([['Esenyurt', 'İstanbul']])
})

test('two letters suggest the state to Brazilians, and to nobody else', async () => {
  expect((await suggested('sp', 'pt', 'BR'))[0]).toEqual(['São Paulo', null])
  expect((await suggested('RJ', 'pt', 'BR'))[0]).toEqual(['Rio de Janeiro', null])
  expect((await suggested('sp', 'id', 'ID'))[0]).not.toEqual(['São Paulo', null])
})

test('places of Japan are suggested by the sound of their names, while it is typed', async () => {
  for (const typed of ['とうき', 'とうきょう', 'とうきょうと'])
    expect((await suggested(typed, 'ja', 'JP'))[0]).toEqual(['東京都', null])
  expect((await suggested('おおさか', 'ja', 'JP'))[0]).toEqual(['大阪府', null])
  expect((await suggested('しんじゅく', 'ja', 'JP'))[0]).toEqual(['新宿区', '東京都'])
  expect(await suggested('ねこカフェ', 'ja', 'JP')).toEqual([])
})
