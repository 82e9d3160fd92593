import type { Room } from '../room.ts'

export const room: Room = {
  impersonalTables: ['job_changes'],
  pages: [
    {
      site: 'seeker',
      path: '',
      file: 'home.tsx',
      isInSitemap: true,
      kinds: { home: '', 'latest on home': '?tab=latest' },
    },
    {
      site: 'seeker',
      path: 'onsite-job',
      alsoAt: ['job', 'search'],
      file: 'search.tsx',
      id: 'onsite-job',
      isInSitemap: true,
      kinds: {
        search: '/onsite-job?country=PH&size=6',
        'filtered search':
          '/onsite-job?country=PH&query=manager&jobType=1&salary=1-&exclude_words=cold&size=6',
        'all filters': '/onsite-job?country=PH&jobType=1&filters=all&size=6',
        'empty result': '/onsite-job?country=PH&query=accountant&urgent=1&qualification=1',
        'unknown place': '/onsite-job?country=PH&place=Atlantis%20Minor&size=6',
      },
    },
    {
      site: 'seeker',
      path: 'remote-jobs',
      file: 'search.tsx',
      id: 'remote-jobs',
      isInSitemap: true,
      kinds: { 'remote search': '/remote-jobs?country=PH&size=6' },
    },
    {
      site: 'seeker',
      path: 'web3-jobs',
      file: 'search.tsx',
      id: 'web3-jobs',
      isInSitemap: true,
      kinds: { 'web3 search': '/web3-jobs?country=PH&size=6' },
    },
  ],
  scripts: {
    bundle: 'common',
    apart: [
      'search-form',
      'near-me',
      'search-request',
      'filter-groups',
      'chosen-filters',
      'fewer-filters',
      'no-results',
      'nearby-jobs',
      'list-end',
      'distant-link',
      'more-for-members',
      'read-words',
      'pay-phrase',
      'similar-heading',
      'hide-actions',
      'use-hide-job',
    ],
  },
  async serve(services) {
    const { searchRoutes } = await import('./server/routes.ts')
    return { routes: searchRoutes(services) }
  },
}
