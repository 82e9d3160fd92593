import { expect, test } from 'vitest'
import { readExperience, readTitleExperience } from './read-experience.ts'

test.each([
  ['无工作经验', 1],
  ['0 Years', 1],
  ['Không yêu cầu', 1],
  ['应届毕业生', 1],
  ['0 to 2 year(s)', 1],
  ['0 to 1 year(s)', 2],
  ['Dưới 1 năm', 2],
  ['1年以下', 2],
  ['1 năm', 3],
  ['At least 2 year(s)', 3],
  ['1-3年', 3],
  ['2 to 5 year(s)', 3],
  ['3-4年工作经验', 4],
  ['5-7年工作经验', 5],
  ['Trên 5 năm', 5],
  ['Al menos 5 años', 5],
  ['10年以上工作经验', 6],
  ['12 Years', 6],
])('%s', (text, expected) => {
  expect(readExperience(text)).toBe(expected)
})

test.each(['Na', '不限', '本科', 'At most 5 year(s)', '英语熟练', ''])('does not say: %s', (text) => {
  expect(readExperience(text)).toBeNull()
})

test.each([
  ['Software Engineer – New Grad', 1],
  ['NVIDIA 2027 New College Graduate: Deep Learning', 1],
  ['Tax | Graduate Associate 2026', 1],
  ['Entry-Level Auto Technician', 1],
  ['Recruitment Staff - Open for Fresh Graduates', 1],
  ['Programa recién graduados, Analista', 1],
  ['Consultor Imobiliário com ou sem Experiência', 1],
  ['Jovem Aprendiz', 1],
  ['admin gudang (lulusan baru)', 1],
  ['Eksekutif Jualan (Graduan Baharu)', 1],
  ['Satış Temsilcisi (Yeni Mezun)', 1],
  ['محاسب حديث التخرج', 1],
  ['Telesales - Không Yêu Cầu Kinh Nghiệm', 1],
  ['未経験・第二新卒:ITエンジニア', 1],
  ['大数据开发工程师（校招）', 1],
  ['平台開發工程師（無經驗、應屆畢業生可）', 1],
  ['Nhân Viên Thiết Kế, 2 Năm Kinh Nghiệm', 3],
  ['Embedded Developer (5+ years experience)', 5],
])('a title: %s', (title, expected) => {
  expect(readTitleExperience(title)).toBe(expected)
})

test.each([
  'Junior Data Engineer',
  'Senior Software Engineer',
  'Trainee Broker',
  'Undergraduate Admissions Officer',
  'Graduate Recruiter',
  'Graduate Programme Manager',
  '第二新卒歓迎 システムエンジニア',
  '業界未経験の方も',
  'SE・PG 直近3年以内の離職率は0%',
])('a title that names no sure level: %s', (title) => {
  expect(readTitleExperience(title)).toBeNull()
})
