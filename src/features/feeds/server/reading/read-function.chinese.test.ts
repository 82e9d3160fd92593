import { expect, test } from 'vitest'
import { functions, titles } from './read-function.test-helper.ts'

test.each([
  ['Android APP 程式設計師', 'zh-TW', 'Web & Mobile Development'],
  ['ERP程式設計工程師', 'zh-TW', 'Enterprise Systems & ERP'],
  ['嵌入式系統軟體開發工程師', 'zh-TW', 'Embedded & Firmware'],
  ['大数据Java工程师', 'zh-CN', 'Data Engineering & Databases'],
  ['PHP後端工程師', 'zh-TW', 'Software Development'],
  ['C# ASP.Net 軟體工程師', 'zh-TW', 'Software Development'],
])('what is programmed says more than that somebody programs: %s (%s)', (title, language, expected) => {
  expect(functions(title, { language })).toEqual([expected])
})

test('who programs something keeps the title of a programmer', () => {
  expect(titles('ERP軟體工程師-2', { language: 'zh-TW' })).not.toEqual([])
  expect(titles('PHP軟體工程師', { language: 'zh-TW' })).toEqual(titles('軟體工程師', { language: 'zh-TW' }))
})

test.each([
  ['網路行銷企劃人員', 'zh-TW', 'Digital & Performance Marketing'],
  ['大数据产品运营总监', 'zh-CN', 'Product Management'],
  ['大數據分析師', 'zh-TW', 'Data Analytics & BI'],
])('some fields that reach into a name say more than the name: %s (%s)', (title, language, expected) => {
  expect(functions(title, { language })).toEqual([expected])
})

test('a field says more than the job that a bracket in front or an employer is named after', () => {
  expect(functions('【BD】低壓開關電子設計工程師', { language: 'zh-TW' })).toEqual(['Electronics & Hardware'])
  expect(functions('KW-[知名IC設計公司]軟體工程師', { language: 'zh-TW' })).toEqual(['Software Development'])
  expect(functions('【軟體工程師】台北', { language: 'zh-TW' })).toEqual(['Software Development'])
})

test.each([
  ['系統工程師(新媒體事業群資訊部)', 'zh-TW', 'Systems & Network Administration'],
  ['[系統整合] 駐點工程師', 'zh-TW', 'Systems & Network Administration'],
  ['硬體(網管)工程師', 'zh-TW', 'Systems & Network Administration'],
  ['資訊部-專案開發主任', 'zh-TW', 'Software Development'],
  ['ERP企劃管理儲備幹部', 'zh-TW', 'Enterprise Systems & ERP'],
  ['流程與系統優化顧問', 'zh-TW', 'Management Consulting'],
  ['贝壳-房产店长', 'zh-CN', 'Property Sales & Leasing'],
])('the word for the worker or the branch tells what it is: %s (%s)', (title, language, expected) => {
  expect(functions(title, { language })).toEqual([expected])
})

test('a name may begin among Latin words', () => {
  expect(functions('AMOLED EE研發工程師', { language: 'zh-TW' })).toEqual(['Electronics & Hardware'])
})

test('a name is not cut out of the word for an engineer', () => {
  expect(functions('技术工程师', { language: 'zh-CN' })).toEqual([])
})
