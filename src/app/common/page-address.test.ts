import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { knownAddresses, pagesOf } from '#features/pages-of-site.ts'
import { pageAddress } from './page-address.ts'

const address = (
  path: string,
  wishes: { remembered?: string; acceptLanguage?: string } = {},
  known = knownAddresses('seeker', true),
) =>
  pageAddress(
    new URL(path, 'https://jobs.test'),
    { remembered: undefined, acceptLanguage: undefined, ...wishes },
    known,
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
  expect(address('/reports', {}, knownAddresses('console', true))).toEqual({ redirect: '/en/reports' })
})

test('a part of an address leads to a page, with its query, in each language and without one', () => {
  for (const language of LANGUAGES) {
    expect(address(`/${language}/company?x=1`)).toEqual({ redirect: `/${language}/companies?x=1` })
    expect(address('/company?x=1', { acceptLanguage: language })).toEqual({
      redirect: `/${language}/companies?x=1`,
    })
  }
  expect(address('/settings')).toEqual({ redirect: '/en/account' })
  expect(address('/en/company.data')).toEqual({ language: 'en' })
  expect(address('/en/company/cook-7')).toEqual({ language: 'en' })
})

test('My jobs without a tab is the first one; for a guest that which needs no account', () => {
  const member = knownAddresses('seeker', false)
  expect(address('/ar/my-jobs?utm_source=a', {}, member)).toEqual({
    redirect: '/ar/my-jobs/applied?utm_source=a',
  })
  expect(address('/my-jobs')).toEqual({ redirect: '/en/my-jobs/saved' })
})

test('an account without a tab is a page of seekers, and leads recruiters to theirs', () => {
  expect(address('/en/account')).toEqual({ language: 'en' })
  const ofRecruiter = address('/en/account', {}, knownAddresses('employer', false))
  expect(ofRecruiter).toEqual({ redirect: '/en/account/notifications' })
})

test('every other address leads to a page that is there, in one step', () => {
  for (const site of ['seeker', 'employer', 'console'] as const) {
    const paths = pagesOf(site).map(({ path }) => path)
    for (const isGuest of [true, false])
      for (const [other, page] of knownAddresses(site, isGuest).others) {
        expect([other, paths.includes(page), paths.includes(other)]).toEqual([other, true, false])
        expect(page).not.toContain(':')
      }
  }
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
      { names: new Set(), others: new Map() },
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
