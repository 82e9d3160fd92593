import { call, register } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'

test('greetings are moved by keys, and a text with a number keeps what was typed', async ({ page }) => {
  await register(page)
  for (const text of ['First hello', 'Second hello'])
    await call(page, '/jobseeker/greetings/create', { text })
  await open(page, '/en/account/greetings')
  const rows = page.locator('[data-row]')
  await page.getByRole('button', { name: /arrow keys: Second hello/ }).press('ArrowUp')
  await expect(rows.first()).toContainText('Second hello')
  const field = page.getByRole('textbox', { name: 'Greeting' })
  await field.fill('Call me: 0917 555 0142')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Greetings can’t contain links')).toBeVisible()
  await expect(field).toHaveValue('Call me: 0917 555 0142')
})
