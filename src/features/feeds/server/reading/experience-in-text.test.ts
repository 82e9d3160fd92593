import { expect, test } from 'vitest'
import { experienceInText } from './experience-in-text.ts'

test.each([
  ['Requirements: at least 3 years of experience in cost accounting.', 4],
  ['5-10+ years of full-stack experience (Go, TypeScript)', 5],
  ['Min. 5 years of working experience in the related field', 5],
  ['Role Engineering, Experience 6+ years', 5],
  ['minimum 1 year\u2019s experience', 3],
  ['2\ufffd3 years of professional experience', 3],
  ['10 years of experience in IT, 3 years of experience as a manager', 6],
  ['具8年以上信息化研发经验，其中3年以上大数据分析经验', 5],
  ['1.3年以上工作經驗', 4],
  ['具備兩年以上DBA管理相關工作經驗', 3],
  ['具程式開發經驗：1年(或以上)', 3],
  ['Web開発の実務経験3年以上', 4],
  ['Experiencia mínima Al menos 2 años', 3],
  ['Mínimo de 4 anos de experiência na área', 4],
  ['Pengalaman kerja minimal 3 tahun dalam bidang akuntansi', 4],
  ['Pengalaman 5 tahun diperlukan', 5],
  ['satış alanında en az 2 yıl deneyimli', 3],
  ['خبرة لا تقل عن 5 سنوات', 5],
  ['Có ít nhất 2 năm kinh nghiệm', 3],
  ['Fresh graduates are welcome; 1 year of experience is an advantage', 1],
  ['No prior experience required.', 1],
  ['大學畢業，無經驗可', 1],
  ['業界知識は問いません。未経験者歓迎', 1],
  ['No se requiere experiencia previa', 1],
])('requires: %s', (text, expected) => {
  expect(experienceInText(text)).toBe(expected)
})

test.each([
  'With nearly 50 years of experience, we provide logistics.',
  'Our 12 years of experience in the market',
  'At least 2 years of university education, or equivalent work experience',
  'up to 2 years of experience',
  '3 years of experience with Kafka preferred',
  '具3年以上的遊戲業工作經驗尤佳',
  'Entre 6 meses y 2 años de experiencia',
  '本公司有10年以上經驗',
  'Great customer experience. Founded 8 years ago.',
  '業界未経験者歓迎',
  'Senior accountant wanted',
])('does not say what is required: %s', (text) => {
  expect(experienceInText(text)).toBeNull()
})
