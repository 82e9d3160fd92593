import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNamesOf } from '#features/pages-of-site.ts'
import { pageAddress } from './page-address.ts'

const address = (path: string, wishes: { remembered?: string; acceptLanguage?: string } = {}) =>
  pageAddress(
    new URL(path, 'https://jobs.test'),
    { remembered: undefined, acceptLanguage: undefined, ...wishes },
    pageNamesOf('seeker'),
  )

test('the path says the language', () => {
  expect(address('/ja/onsite-job?query=x')).toEqual({ language: 'ja' })
  expect(address('/zh-TW.data')).toEqual({ language: 'zh-TW' })
})

test('the front door leads to the remembered language, else the wished one, else English', () => {
  expect(address('/', { remembered: 'tr', acceptLanguage: 'ja' })).toEqual({ redirect: '/tr' })
  expect(address('/?utm_source=a', { acceptLanguage: 'ja' })).toEqual({ redirect: '/ja?utm_source=a' })
  expect(address('/')).toEqual({ redirect: '/en' })
})

test('a page without a language leads to the same page with one, its query kept', () => {
  expect(address('/get-started?redirect=%2Fchat')).toEqual({ redirect: '/en/get-started?redirect=%2Fchat' })
  expect(address('/job/cook-7', { acceptLanguage: 'es' })).toEqual({ redirect: '/es/job/cook-7' })
  const none = { remembered: undefined, acceptLanguage: undefined }
  const ofConsole = pageAddress(new URL('https://console.test/reports'), none, pageNamesOf('console'))
  expect(ofConsole).toEqual({ redirect: '/en/reports' })
})

test('one page has one address', () => {
  expect(address('/zh-cn/job/cook-7')).toEqual({ redirect: '/zh-CN/job/cook-7' })
  expect(address('/en/?x=1')).toEqual({ redirect: '/en?x=1' })
})

test('no redirect leaves the site', () => {
  expect(address('//evil.test//')).not.toEqual({ redirect: '//evil.test' })
  expect(
    pageAddress(
      new URL('https://jobs.test//evil.test/'),
      { remembered: undefined, acceptLanguage: undefined },
      new Set(),
    ),
  ).toEqual({ redirect: '/evil.test' })
})

test('no first segment becomes a stranger’s address in what pages make of it', () => {
  const strange = [
    '%2Fevil.test',
    '%252Fevil.test',
    '%5Cevil.test',
    '%09%2Fevil.test',
    '/evil.test',
    '%zz',
    'a:b',
  ]
  for (const first of strange) expect(address(`https://jobs.test/${first}/log-out`)).toEqual(NO_PAGE)
  const isSafe = (first: string) => {
    const found = address(`https://jobs.test/${encodeURIComponent(first.toWellFormed())}/log-out`)
    const made = 'redirect' in found ? found.redirect : `/${first}/log-out`
    return new URL(made, 'https://jobs.test').origin === 'https://jobs.test'
  }
  fc.assert(fc.property(fc.string(), isSafe))
})

const NO_PAGE = { redirect: '/en/not-found' }

test('what is no page is shown as such in the preferred language', () => {
  expect(address('/fr/onsite-job', { acceptLanguage: 'pt' })).toEqual({ language: 'pt' })
  expect(address('/wp-login.php')).toEqual({ language: 'en' })
})
