import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { fetchWholeFeed } from './fetch-whole-feed.ts'
import { FOUND_OUT, openFeed } from './open-feed.ts'

const requests: string[] = []
let promised = 150
let flood = 100
const server = createServer((request, response) => {
  requests.push(request.url ?? '')
  const url = new URL(request.url ?? '', 'http://x')
  response.end(JSON.stringify(url.pathname.startsWith('/v0/') ? leverPage(url) : smartRecruiters(url)))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const bound = server.address()
const site = `http://boards.example:${typeof bound === 'object' ? bound?.port : 0}`

function leverPage({ searchParams }: URL) {
  const skip = Number(searchParams.get('skip'))
  const ids = Array.from({ length: 5 }, (_, index) => index).slice(
    skip,
    skip + Number(searchParams.get('limit')),
  )
  return ids.map((id) => ({ id: `l${id}`, text: `Cook ${id}`, hostedUrl: 'x', categories: {} }))
}

function smartRecruiters({ pathname, searchParams }: URL) {
  const id = /postings\/(\d+)$/.exec(pathname)?.[1]
  if (id)
    return {
      id,
      name: `Cook ${id}`,
      jobAd: { sections: { jobDescription: { title: 'Job', text: 'Cook.' } } },
    }
  const offset = Number(searchParams.get('offset'))
  const length = flood > 100 ? flood : Math.max(0, Math.min(100, 150 - offset))
  return {
    totalFound: promised,
    content: Array.from({ length }, (_, index) => ({ id: String(offset + index) })),
  }
}

const policy = { resolve: async () => ['127.0.0.1'], mayConnect: () => true }

async function read(path: string) {
  const { feed: file } = await fetchWholeFeed(`${site}${path}`, { policy })
  if (!file) throw new Error('nothing came')
  const feed = await openFeed(file, FOUND_OUT)
  const postings = []
  for await (const row of feed.rows()) postings.push(row.read())
  await file.remove()
  return postings
}

test('all pages of SmartRecruiters, with the text of every posting', async () => {
  const postings = await read('/v1/companies/northwind/postings')
  expect(postings.length).toBe(150)
  expect(postings.at(-1)).toMatchObject({ id: '149', title: 'Cook 149', description: '<h3>Job</h3>Cook.' })
  expect(requests.filter((url) => url.includes('offset='))).toEqual([
    '/v1/companies/northwind/postings?limit=100&offset=0',
    '/v1/companies/northwind/postings?limit=100&offset=100',
  ])
})

test('a board that sends fewer postings than it announces is broken', async () => {
  promised = 151
  await expect(read('/v1/companies/northwind/postings')).rejects.toThrow(
    'has 150 of the 151 postings it promises',
  )
})

test('a board with too many postings is given up before they are fetched one by one', async () => {
  promised = 6000
  await expect(read('/v1/companies/northwind/postings')).rejects.toThrow('more than 5000 postings')
  promised = 2
  flood = 5001
  requests.length = 0
  await expect(read('/v1/companies/northwind/postings')).rejects.toThrow('more than 5000 postings')
  expect(requests.length).toBe(1)
})

test('all pages of Lever', async () => {
  const postings = await read('/v0/postings/northwind?mode=json&limit=2')
  expect(postings.map(({ id }) => id)).toEqual(['l0', 'l1', 'l2', 'l3', 'l4'])
})
