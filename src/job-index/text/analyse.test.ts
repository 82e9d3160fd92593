import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'

const terms = (text: string, language = 'en') => analyse(text, language).map(({ term }) => term)

test('spaced scripts give stemmed words', () => {
  expect(terms('Senior Engineers, Companies & Analysis')).toEqual([
    'senior',
    'engineer',
    'company',
    'analysis',
  ])
  expect(terms('Desarrolladoras y Enfermeras', 'es')).toEqual(['desarrollador', 'y', 'enfermero'])
  expect(terms('Professores e Gestões', 'pt')).toEqual(['professor', 'e', 'gestao'])
  expect(terms('Entwicklerinnen', 'de')).toEqual(terms('Entwickler', 'de'))
  expect(terms('vendeuses et directrices', 'fr')).toEqual(terms('vendeur et directeur', 'fr'))
})

test('Turkish: capitals with and without dots, plural and possessive', () => {
  expect(terms('MÜHENDİSLERİ', 'tr')).toEqual(terms('mühendis', 'tr'))
  expect(terms('IŞIK ışık', 'tr')).toEqual(['isik', 'isik'])
  expect(terms('satış temsilcisi', 'tr')).toEqual(terms('satış temsilci', 'tr'))
})

test('Arabic: vowel signs, tatweel, kinds of alef, article and plural', () => {
  expect(terms('مُهَنْدِسُون', 'ar')).toEqual(terms('مهندس', 'ar'))
  expect(terms('الإدارة', 'ar')).toEqual(terms('ادارة', 'ar'))
  expect(terms('محـــاسب', 'ar')).toEqual(['محاسب'])
  expect(terms('٢٠٢٦', 'ar')).toEqual(['2026'])
})

test('Chinese, Japanese and Korean give pairs, a single character itself', () => {
  expect(terms('高級軟體', 'zh-TW')).toEqual(['高级', '级软', '软体'])
  expect(terms('師', 'zh-TW')).toEqual(['师'])
  expect(terms('개발자', 'ko')).toEqual(['개발', '발자'])
})

test('Katakana is a word of its own, in either width', () => {
  expect(terms('営業ﾃｽﾄ', 'ja')).toEqual(['営业', 'テス', 'スト'])
  expect(terms('か', 'ja')).not.toEqual(terms('が', 'ja'))
})

test('Thai gives triples with its vowel signs', () => {
  expect(terms('วิศวกร', 'th')).toEqual(['วิศ', 'ิศว', 'ศวก', 'วกร'])
})

test('Latin words inside unspaced text are cut out', () => {
  expect(terms('Java開發', 'zh-TW')).toEqual(['java', '开发'])
})

test('technologies and abbreviations stay whole', () => {
  expect(terms('C++/C#, .NET, ASP.NET, Node.js, nodejs, R&D and Q&A')).toEqual([
    'c++',
    'c#',
    '.net',
    'asp.net',
    'node.js',
    'node.js',
    'r&d',
    'and',
    'q&a',
  ])
  expect(terms('End of line.Next line')).toEqual(['end', 'of', 'line', 'next', 'line'])
})

test('accents, ligatures, apostrophes and invisible marks do not matter', () => {
  expect(terms('Kế toán Đà Nẵng', 'vi')).toEqual(['ke', 'toan', 'da', 'nang'])
  expect(terms('straße œuvre', 'xx')).toEqual(['strasse', 'oeuvre'])
  expect(terms("Driver's company’s")).toEqual(['driver', 'company'])
  expect(terms('soft\u00adware')).toEqual(['software'])
})

test('offsets point into the folded text', () => {
  expect(analyse('Ｊava 開發者', 'zh-TW').map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [5, 7],
    [6, 8],
  ])
})
