import { expect, test } from 'vitest'
import { pushServiceOf } from './push-service.ts'

const OWN = { services: ['http://127.0.0.1:7001'] }

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', false],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', false],
  ['https://wns2-par02p.notify.windows.com/w/?token=BQYA', false],
  ['https://web.push.apple.com/QGuQyavXutnMH', false],
  ['http://127.0.0.1:7001/anything', true],
])('%s is a push service', (endpoint, isOwn) => {
  expect(pushServiceOf(endpoint, OWN)?.isOwn).toBe(isOwn)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/send',
  'https://evil.example/fcm.googleapis.com',
  'https://notpush.apple.com/x',
  'https://user:secret@web.push.apple.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:7002/anything',
  'http://[::1]:7001/',
  'file:///etc/passwd',
  'nonsense',
])('%s is none', (endpoint) => {
  expect(pushServiceOf(endpoint, OWN)).toBeNull()
})
