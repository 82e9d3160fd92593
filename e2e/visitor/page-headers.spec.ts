import { expect, open, test } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'

for (const kind of PAGE_KINDS) {
  test(`scripts run only by address or hash: ${kind}`, async ({ page }) => {
    const loaded = page.waitForResponse(
      (response) => response.request().isNavigationRequest() && !isRedirect(response),
    )
    await open(page, pathOf(kind, 'en'))
    const answer = await loaded
    const headers = answer.headers()
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      // A landing is about one country, so it is the same page for everybody.
      'cache-control': expect.stringMatching(
        kind.startsWith('landing of') ? /^public, max-age=0, / : /^private, no-(cache|store)$/,
      ),
      vary: expect.stringMatching(
        kind.startsWith('landing of') ? /^accept-encoding, cookie$/ : /accept-language.*cookie/,
      ),
    })
    const policy = policyOf(headers['content-security-policy'] ?? '')
    expect(policy.get('script-src')).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/)
    expect(policy.get('default-src')).toBe(`'self'`)
    for (const nobody of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy.get(nobody)).toBe(`'none'`)
    const written = await answer.text()
    expect(written).not.toMatch(/<[^>]+\son\w+\s*=/i)
    expect(written).not.toMatch(/(href|src|action)\s*=\s*["']?\s*javascript:/i)
  })
}

test.describe('a page into which somebody else has written', () => {
  test.use({ meantTrouble: /Content Security Policy/ })

  test('runs nothing of theirs', async ({ page }) => {
    await page.route('**/en', async (route) => {
      const response = await route.fetch()
      const theirs =
        '<script>stolen = 1</script><img src="/nothing.png" onerror="stolen = 1"><base href="//evil.test">'
      await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${theirs}`) })
    })
    const blocked = page.waitForEvent('console', (message) => /inline event handler/i.test(message.text()))
    await page.goto('/en')
    await blocked
    expect(await page.evaluate('typeof stolen')).toBe('undefined')
    expect(await page.evaluate('document.baseURI')).toBe(page.url())
  })
})

const isRedirect = (response: { status(): number }) => response.status() >= 300 && response.status() < 400

const policyOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )
