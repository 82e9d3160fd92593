import { expect, type Response } from '../site/journey.ts'

/** Scripts run only by address or hash, nobody frames the page, and only a landing is the same for everybody. */
export async function expectSafeHeaders(kind: string, answer: Response): Promise<void> {
  const headers = answer.headers()
  // A landing is about one country, so it is the same page for everybody.
  const isForAll = kind.startsWith('landing of')
  expect.soft(headers, answer.url()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': expect.stringMatching(isForAll ? /^public, max-age=0, / : /^private, no-(cache|store)$/),
    vary: expect.stringMatching(isForAll ? /^accept-encoding, cookie$/ : /accept-language.*cookie/),
  })
  const policy = policyOf(headers['content-security-policy'] ?? '')
  expect.soft(policy.get('script-src'), answer.url()).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/)
  expect.soft(policy.get('default-src'), answer.url()).toBe(`'self'`)
  for (const nobody of ['object-src', 'base-uri', 'frame-ancestors'])
    expect.soft(policy.get(nobody), `${nobody} of ${answer.url()}`).toBe(`'none'`)
  const written = await answer.text()
  expect.soft(written.match(/<[^>]+\son\w+\s*=/i)?.[0], answer.url()).toBeUndefined()
  expect
    .soft(written.match(/(href|src|action)\s*=\s*["']?\s*javascript:/i)?.[0], answer.url())
    .toBeUndefined()
}

const policyOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )
