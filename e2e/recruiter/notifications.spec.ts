import { CAST_RECRUITERS } from '../../demo/cast-people.ts'
import { codeFor } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'

const { misaki } = CAST_RECRUITERS

test('a recruiter hears on the employers’ site what happened, and finds its page on the seekers’', async ({
  page,
}) => {
  const employer = process.env.JOBLANE_EMPLOYER ?? ''
  await open(page, `${employer}/en/get-started`)
  await page.getByLabel('Email or phone number').fill(misaki.email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('Six-digit code').fill(await codeFor(misaki.email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(`${employer}/en`)
  await open(page, `${employer}/en/notifications`)
  const answer = await page.request.post(`${employer}/api-server/jobseeker/export`, { data: {} })
  expect(await answer.json()).toMatchObject({ code: 0 })
  const bell = page.locator('header').getByRole('link', { name: /^Notifications, \d+ unread$/ })
  await expect(bell).toBeVisible()
  await page.getByRole('link', { name: 'Your data was downloaded' }).first().click()
  await expect(page).toHaveURL(`${process.env.JOBLANE_ORIGIN}/en/account/data`)
  await open(page, `${employer}/en/account/notifications`)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Your settings are saved.')).toBeVisible()
})
