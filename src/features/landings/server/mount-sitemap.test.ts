import { expect, test } from 'vitest'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { sitemapSections } from '../../sitemap-sections.ts'
import { refreshLandings } from './refresh-landings.ts'
import { robotsText } from './robots-text.ts'
import { refreshSitemap } from './write-sitemap.ts'

const clock = { now: () => new Date() }
let open = 0
let closed = 0
let copy = 0

const site = await testSite({
  prepare: async ({ db }) => {
    const company_id = await addCompany(db, { name: 'Sun & Moon' })
    open = await addJob(db, {
      company_id,
      country: 'JP',
      texts: [
        { lang: 'ja', title: '会計士' },
        { lang: 'en', title: 'Accountant' },
      ],
    })
    for (let step = 0; step < 4; step++)
      await addJob(db, { company_id, country: 'JP', texts: [{ title: 'Driver' }] })
    closed = await addJob(db, { company_id, status: 'closed', closed_at: new Date() })
    copy = await addJob(db, { company_id, cluster_id: open })
    await db.updateTable('jobs').set({ cluster_id: open }).where('id', '=', open).execute()
    await refreshLandings(db, clock)
    await refreshSitemap(db, clock, await sitemapSections())
  },
})

const text = async (path: string) => (await site.fetch(path)).text()

test('the sitemap names its parts with their last change', async () => {
  const index = await text('/sitemap.xml')
  const parts = Array.from(index.matchAll(/<loc>[^<]+(\/sitemaps\/[^<]+)<\/loc>/g), ([, path = '']) => path)
  expect(parts).toEqual(
    ['pages-0', 'companies-0', 'jobs-0', 'landings-0'].map((name) => `/sitemaps/${name}.xml`),
  )
  expect(index.match(/<lastmod>/g)).toHaveLength(3)
  for (const part of parts) expect((await site.fetch(part)).status).toBe(200)
})

test('an open job is listed once for each language of its texts, with links to the others', async () => {
  const part = await text('/sitemaps/jobs-0.xml')
  const slug = encodeURIComponent(`会計士-${open}`)
  expect(part.match(new RegExp(`<loc>[^<]+/ja/job/${slug}</loc>`, 'g'))).toHaveLength(1)
  expect(part).toContain(`/en/job/accountant-${open}</loc>`)
  expect(part).toMatch(new RegExp(`hreflang="x-default" href="[^"]+/ja/job/${slug}"`))
  expect(part).not.toContain(`-${closed}<`)
  expect(part).not.toContain(`-${copy}<`)
})

test('landings are listed in the languages of their country, companies with their name', async () => {
  const landings = await text('/sitemaps/landings-0.xml')
  expect(Array.from(landings.matchAll(/<loc>[^<]+?(\/\w+\/jobs\/jp)<\/loc>/g), ([, path]) => path)).toEqual([
    '/ja/jobs/jp',
    '/en/jobs/jp',
  ])
  expect(await text('/sitemaps/companies-0.xml')).toContain('/en/company/sun-moon-')
})

test('an unchanged part is not sent twice, and is sent compressed', async () => {
  const first = await site.fetch('/sitemaps/jobs-0.xml')
  await first.text()
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('public, max-age=600')
  expect(first.headers.get('last-modified')).toMatch(/GMT$/)
  const again = await site.fetch('/sitemaps/jobs-0.xml', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(first.headers.get('vary')).toBe('accept-encoding')
})

test.each(['jobs-1.xml', 'jobs-00.xml', 'jobs.xml', 'secrets-0.xml', 'jobs-99999999.xml', 'pages-1.xml'])(
  'there is no part %s',
  async (name) => {
    expect((await site.fetch(`/sitemaps/${name}`)).status).toBe(404)
  },
)

test('robots.txt names the sitemap and disallows useless paths; a trial installation disallows everything', async () => {
  const robots = await text('/robots.txt')
  expect(robots).toMatch(/^User-agent: \*\nDisallow: \/api-server\/\n/)
  expect(robots).toMatch(/\nSitemap: http\S+\/sitemap\.xml\n$/)
  expect(robotsText('https://jobs.test', false, [])).toBe('User-agent: *\nDisallow: /\n')
})
