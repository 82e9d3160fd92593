import { expect, test } from 'vitest'
import { partDegree } from './degrees.ts'
import { titleScore } from './scores.ts'

test.each([
  ['BSc (Hons) Adult Nursing', 'BSc (Hons)', 'Adult Nursing'],
  ['B.Tech (Mechanical Engineering), CGPA 8.2', 'B.Tech', 'Mechanical Engineering'],
  ['Bachelor of Fine Arts', 'Bachelor of Fine Arts', null],
  ['NVQ Level 3 in Professional Cookery', 'NVQ Level 3', 'Professional Cookery'],
  ['Grado Medio Servicios en Restauración', 'Grado Medio', 'Servicios en Restauración'],
  ['Bachillerato de Ciencias Sociales', 'Bachillerato', 'Ciencias Sociales'],
  ['Hemşirelik lisans', 'lisans', 'Hemşirelik'],
  ['SMK Jurusan Pemasaran', 'SMK', 'Pemasaran'],
  ['شهادة تقني سامي في الكهروتقني', 'شهادة تقني سامي', 'الكهروتقني'],
  ['测控技术与仪器 全日制本科', '本科', '测控技术与仪器'],
  ['修士課程 応用化学専攻', '修士課程', '応用化学専攻'],
])('%s is a degree and a field', (text, degree, field) => {
  expect(partDegree(text)).toEqual({ degree, field })
})

test('a school that says no degree is not parted', () => {
  expect(partDegree('Carroway College')).toBeNull()
})

test('a title with a word of companies stays a title, unless a legal form makes it a company', () => {
  expect(titleScore('Hotel Manager')).toBeGreaterThan(0)
  expect(titleScore('Manajer Toko')).toBeGreaterThan(0)
  expect(titleScore('Centro Médico')).toBeLessThan(0)
  expect(titleScore('Baker Foods Ltd')).toBeLessThan(0)
})
