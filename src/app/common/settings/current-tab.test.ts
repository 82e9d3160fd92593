import { expect, test } from 'vitest'
import { currentTab } from './current-tab.ts'

const TABS = [
  { path: 'account' },
  { path: 'account/job-alerts' },
  { path: 'account/data', pages: ['account/delete'] },
]

test.each([
  ['account', 'account'],
  ['account/email', 'account'],
  ['account/job-alerts', 'account/job-alerts'],
  ['account/job-alerts/7/edit', 'account/job-alerts'],
  ['account/job-alerts-of-others', 'account'],
  ['account/delete', 'account/data'],
  ['profile', undefined],
])('the page %s belongs to the tab %s', (page, tab) => {
  expect(currentTab(TABS, page)?.path).toBe(tab)
})
