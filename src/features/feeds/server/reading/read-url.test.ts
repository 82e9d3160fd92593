import { expect, test } from 'vitest'
import { readUrl } from './read-url.ts'

test.each([
  ['https://jobs.example.com/1?a=b', 'https://jobs.example.com/1?a=b'],
  ['https://www.example.vnhttps://www.example.vn/x.html', 'https://www.example.vn/x.html'],
  [
    'https://example.com/login?next=https://example.com/',
    'https://example.com/login?next=https://example.com/',
  ],
  ['javascript:alert(1)', null],
  ['//example.com', null],
  ['https://user:secret@example.com/', null],
  ['https://localhost/', null],
  ['', null],
])('%s', (text, expected) => {
  expect(readUrl(text)).toBe(expected)
})
