import { expect, test } from 'vitest'
import { readJobType } from './read-job-type.ts'

test.each([
  ['FullTime', 1],
  ['fulltime_permanent', 1],
  ['دوام كامل', 1],
  ['Part time', 2],
  ['Paruh waktu', 2],
  ['Kontrak', 3],
  ['fulltime_fixed_term', 3],
  ['Contract/Temporary', 3],
  ['Temp Full-time', 4],
  ['Kasual', 4],
  ['Intern', 5],
  ['Freelance', 6],
])('%s', (type, expected) => {
  expect(readJobType(type, '')).toBe(expected)
})

test.each(['Permanent', 'US Employee', 'Internships & Graduate Trainee', 'Iba pa', ''])(
  'does not say: %s',
  (type) => {
    expect(readJobType(type, 'Software Engineer')).toBeNull()
  },
)

test.each(['Software Engineer Intern', '大数据实习生', 'Thực Tập Sinh Nhân Sự', 'ESTÁGIO EM PLANEJAMENTO'])(
  'the title tells more than the field: %s',
  (title) => {
    expect(readJobType('Full time', title)).toBe(5)
  },
)

test.each(['Internal Auditor', 'International Sales Manager'])('not an internship: %s', (title) => {
  expect(readJobType('Full time', title)).toBe(1)
})
