import { expect, test } from 'vitest'
import { NOTIFICATION_KINDS } from '../contract.ts'
import { mayWithNotification, mayWithSetting } from './policy.ts'

test('a notification is its owner’s alone', () => {
  expect(mayWithNotification('mai', 'mai')).toEqual({ mark: true })
  expect(mayWithNotification('mai', 'bo')).toEqual({ mark: 40004 })
  expect(mayWithNotification('mai', null)).toEqual({ mark: 40004 })
})

test('what guards an account always comes, everything else is a choice', () => {
  expect(
    Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, mayWithSetting(kind, 'push').change])),
  ).toEqual({
    'new-device': 41103,
    'password-changed': 41103,
    'address-changed': 41103,
    'session-ended': true,
    'report-decided': true,
    'export-ready': true,
    'application-viewed': true,
    'application-replied': true,
    'application-accepted': true,
    'application-declined': true,
    'application-lapsed': true,
    'job-closed': true,
    invitation: true,
    'new-jobs': true,
  })
  expect(mayWithSetting('new-jobs', 'mail')).toEqual({ change: 40004 })
})
