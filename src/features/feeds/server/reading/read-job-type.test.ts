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

test.each([
  ['Werkstudentin im Einkauf', 5],
  ['Pflichtpraktikum im Vertrieb', 5],
  ['TTech_Beca Talentum', 5],
  ['IT Intern/OJT', 5],
  ['Gyakornok - logisztika', 5],
  ['資訊工讀生', 2],
  ['GIS Analyst - Contractor', 3],
  ['Purchasing Coordinator (Contract)', 3],
  ['12 MONTH CONTRACT | Purchasing Officer', 3],
  ['Montierer (w/m/div.) - befristet', 3],
  ['資訊處助理工程師 (約聘)', 3],
  ['アブストラクター(契約社員)', 3],
  ['編輯專員（派遣人員）', 4],
  ['Seasonal Warehouse Associate', 4],
  ['Nhân Viên CSKH (Thời Vụ)', 4],
  ['Auxiliar de Loja Temporário', 4],
  ['Tiktok Content Creator Fulltime', 1],
])('the title says it: %s', (title, expected) => {
  expect(readJobType('', title)).toBe(expected)
})

test('a contract is stronger than the default of the field, and weaker than anything else it says', () => {
  expect(readJobType('Full time', 'Project Manager (Contract)')).toBe(3)
  expect(readJobType('Part time', 'Seasonal Cashier')).toBe(2)
})

test.each([
  'Contract Manager',
  'Contractor Safety Manager',
  'Contracts & Procurement Lead',
  'Temporary Staffing Recruiter',
])('the subject of the work is not the type: %s', (title) => {
  expect(readJobType('', title)).not.toBe(3)
  expect(readJobType('', title)).not.toBe(4)
})

test('a title that offers both is left to the field', () => {
  expect(readJobType('', 'Nhân Viên Thu Ngân (Fulltime & Part-Time)')).toBeNull()
  expect(readJobType('Part time', 'Part-Time/ Full-Time Sales Agent')).toBe(2)
})
