import { expect, test } from 'vitest'
import { HYBRID, ON_SITE, REMOTE } from '#config/arrangements.ts'
import { arrangementInText } from './arrangement-in-text.ts'

test.each([
  ['We are hiring! Full time, 100% Remote, $5/hr', REMOTE],
  ['Work Setup: Permanent Work From Home', REMOTE],
  ['Modalidad de trabajo 100% remoto.', REMOTE],
  ['Es 100% teletrabajo pero únicamente para residentes en España', REMOTE],
  ['This is a full-time role, on a US shift and on a WFH set-up.', REMOTE],
  ['フルリモートで働けます', REMOTE],
  ['Work Arrangement: Hybrid', HYBRID],
  ['Must be amenable to work on a hybrid work setup.', HYBRID],
  ['Modelo Híbrido de trabajo (3 días teletrabajo / 2 oficina)', HYBRID],
  ['en modalidad híbrida (40% de teletrabajo)', HYBRID],
  ['Work Mode: 2 days work from office in a week, rest work from home', HYBRID],
  ['Madrid Office: 4 days in the office, 1 day working from home', HYBRID],
  ['Work Arrangements: 2-3x onsite', HYBRID],
  ['Hibrit çalışma modeli', HYBRID],
  ['Work Setup: ONSITE at the mall', ON_SITE],
  ['Must be willing to work onsite in Laguna', ON_SITE],
  ['This is a full-time on-site role for a pharmacist.', ON_SITE],
])('states: %s', (text, expected) => {
  expect(arrangementInText(text)).toBe(expected)
})

test.each([
  'Free and conveniently located onsite parking. On-site gym.',
  'native, hybrid and web apps; hybrid cloud',
  'Travelling on-site when new systems are introduced to customers',
  'You lead remote teams in four countries.',
  'Beneficios sociales: Teletrabajo, seguro médico',
  '具遠端即時障礙查修能力',
  'Fully remote role after three months; until then this is an on-site role.',
])('states no arrangement: %s', (text) => {
  expect(arrangementInText(text)).toBeNull()
})
