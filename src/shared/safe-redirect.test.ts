import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect, safeRedirectUrl } from './safe-redirect.ts'

test.each([
  '/en/onsite-job?country=PH&query=a%2Fb#top',
  '/',
  '/en/job/accountant-12',
  '/en?redirect=https://example.test/',
  '/ja/%E4%BC%9A%E7%A4%BE',
])('a path of the site is kept: %s', (path) => {
  expect(safeRedirect(path)).toBe(path)
})

const ELSEWHERE = [
  ...[
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '\\\\evil.test',
    'evil.test',
    '',
    ' /en',
  ],
  ...[
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/en/..//evil.test',
  ],
  ...['javascript:alert(1)', 'data:text/html,x', '/%09/evil.test\r\nset-cookie: a=b', '/\u0000/evil.test'],
  ...['http:/evil.test', 'https:evil.test', '///evil.test', '?a', '#a', `/${'a'.repeat(2000)}`],
  ...[
    '/%2e%2e//evil.test',
    '/./\\evil.test',
    'HTTPS://EVIL.TEST',
    '/\u200b/evil.test',
    '@evil.test',
    ':evil',
  ],
]

test.each(ELSEWHERE)('an address of another site is refused: %j', (address) => {
  expect(safeRedirect(address)).toBeNull()
})

/** What addresses are made of, and what makes them lead astray. */
const piece = fc.constantFrom(
  ...[
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    'http',
    'evil.test',
  ],
  ...[
    'https:',
    'javascript:',
    '//',
    '/\\',
    ';',
    '\u2028',
    '\u3002',
    '／',
    '＼',
    '。',
    'en',
    '%00',
    '%0d%0a',
    '[::1]',
  ],
)

test('a browser that follows an accepted address stays on the site', () => {
  const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(
      fc.oneof(
        address,
        address.map((rest) => `/${rest}`),
        fc.string(),
      ),
      (redirect) => {
        const way = safeRedirect(redirect)
        if (way === null) return
        expect(new URL(way, 'https://jobs.test/en/get-started').origin).toBe('https://jobs.test')
      },
    ),
    { numRuns: 5000 },
  )
})

test('a browser that follows an accepted whole address stays on our two sites', () => {
  const sites = { here: 'https://jobs.test', other: 'https://hire.test:8443' }
  const start = fc.constantFrom(...Object.values(sites), 'https://hire.test', 'https://', '')
  const rest = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.webUrl(),
  )
  fc.assert(
    fc.property(start, rest, (origin, more) => {
      const way = safeRedirectUrl(origin + more, sites)
      if (way === null) return
      expect(Object.values(sites)).toContain(new URL(way, 'https://jobs.test/en/get-started').origin)
    }),
    { numRuns: 5000 },
  )
})
