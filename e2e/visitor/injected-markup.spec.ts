import { expect, test } from '../site/journey.ts'

test.use({ meantTrouble: /Content Security Policy/ })

test('a page into which somebody else has written runs nothing of theirs', async ({ page }) => {
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
