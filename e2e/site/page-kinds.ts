import { castCompanyPath, castId } from './journey.ts'

/** Every kind of page there is, for what must hold on all of them. */
export const PAGE_KINDS = [
  'home',
  'search',
  'remote search',
  'web3 search',
  'filtered search',
  'all filters',
  'empty result',
  'unknown place',
  'job',
  'job of its own language',
  'external job',
  'job on hold',
  'closed job',
  'report a job',
  'landing of a country',
  'landing of a city',
  'landing of a title in a city',
  'landing without jobs',
  'countries',
  'companies',
  'filtered companies',
  'no companies',
  'company',
  'company culture',
  'company jobs',
  'company without remote jobs',
  'company of its own language',
  'get started',
  'latest on home',
  'remote landing',
  'talents',
  'identity mismatch',
  'maintenance',
  'offline',
  'not found',
] as const

export type PageKind = (typeof PAGE_KINDS)[number]

/** Where one page of the kind is. */
export function pathOf(kind: PageKind, language: string): string {
  return `/${language}${PATHS[kind]()}`
}

const PATHS: Readonly<Record<PageKind, () => string>> = {
  home: () => '',
  search: () => '/onsite-job?country=PH&size=6',
  'remote search': () => '/remote-jobs?country=PH&size=6',
  'web3 search': () => '/web3-jobs?country=PH&size=6',
  'filtered search': () =>
    '/onsite-job?country=PH&query=manager&jobType=1&salary=1-&exclude_words=cold&size=6',
  'all filters': () => '/onsite-job?country=PH&jobType=1&filters=all&size=6',
  'empty result': () => '/onsite-job?country=PH&query=accountant&urgent=1&qualification=1',
  'unknown place': () => '/onsite-job?country=PH&place=Atlantis%20Minor&size=6',
  job: () => `/job/${castId('open-manila')}`,
  'job of its own language': () => `/job/${castId('tokyo-japanese')}`,
  'external job': () => `/job/${castId('external-manila')}`,
  'job on hold': () => `/job/${castId('on-hold-manila')}`,
  'closed job': () => `/job/${castId('closed-manila')}`,
  'report a job': () => `/job/${castId('open-manila')}/report`,
  'landing of a country': () => '/jobs/ph',
  'landing of a city': () => '/jobs/ph/makati',
  'landing of a title in a city': () => '/jobs/ph/makati/accounting',
  'landing without jobs': () => '/jobs/rs/novi-sad/parking-lot-attendant-2500',
  countries: () => '/jobs',
  companies: () => '/companies?country=PH&size=6',
  'filtered companies': () => '/companies?country=PH&industries=2,16&hiring=1&size=6',
  'no companies': () => '/companies?country=PH&query=lantern&industries=41',
  company: () => companyPart('harbour'),
  'company culture': () => companyPart('harbour', '/culture'),
  'company jobs': () => companyPart('harbour', '/jobs'),
  'company without remote jobs': () => companyPart('harbour', '/remote-jobs'),
  'company of its own language': () => companyPart('aobane'),
  'get started': () => '/get-started?redirect=%2Fen',
  'latest on home': () => '?tab=latest',
  'remote landing': () => '/remote',
  talents: () => '/talents',
  'identity mismatch': () => '/verify-identity/mismatch',
  maintenance: () => '/maintenance',
  offline: () => '/offline',
  'not found': () => '/no-such-page',
}

/** Without the language, which `pathOf` puts in front. */
const companyPart = (company: Parameters<typeof castCompanyPath>[0], part = ''): string =>
  castCompanyPath(company).replace('/en', '') + part
