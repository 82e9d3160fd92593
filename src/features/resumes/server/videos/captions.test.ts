import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCaptions } from './captions.ts'

const written = (text: string) => readCaptions(Buffer.from(text))

test('WebVTT keeps times, words and speakers, and loses styles, regions, notes and settings', () => {
  expect(
    written(`\ufeffWEBVTT - Mai\nKind: captions\n\nSTYLE\n::cue { background: url(https://evil.test/x) }\n
NOTE\n00:01.000 --> 00:02.000\nnot said\n
intro\n00:02.500 --> 01:00:03.000 line:0 align:end\n<v Mai><b>Hi</b>, <c.red>I am <img src=x onerror=alert(1)>Mai & co.\n
00:01.000 --> 00:02.000\n2 < 3\nthis --> that\n`),
  ).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n2 &lt; 3\nthis --&gt; that\n\n00:00:02.500 --> 01:00:03.000\n<v Mai><b>Hi</b>, I am Mai &amp; co.\n',
  )
})

test('SubRip becomes WebVTT; the lines of an Arabic and a Japanese speaker stay as they are', () => {
  expect(
    written(
      '1\r\n00:00:00,000 --> 00:00:01,500\r\nمرحبا\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\nはじめまして\r\n',
    ),
  ).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nمرحبا\n\n00:00:02.000 --> 00:00:03.000\nはじめまして\n')
})

test.each([
  ['a file without times', 'Hello'],
  ['times that run backwards', 'WEBVTT\n\n00:02.000 --> 00:01.000\nHi'],
  ['no words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>'],
  ['zeros', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\0'],
])('%s is no captions file', (_what, text) => {
  expect(written(text)).toBeNull()
})

test('whatever comes, what is stored is read back as the same, and has no tag but the known', () => {
  const cue = fc
    .tuple(fc.nat(9), fc.string({ unit: 'grapheme', maxLength: 40 }))
    .map(([second, words]) => `00:0${second}.000 --> 00:1${second}.000\n${words}`)
  const hostile = fc.constantFrom('<b>', '</b>', '<v Mai>', '<script>', '-->', '&', '&lt;', '<', '\n', '<c.x')
  const file = fc
    .array(fc.oneof(cue, hostile), { maxLength: 20 })
    .map((parts) => `WEBVTT\n\n${parts.join('\n\n')}`)
  fc.assert(
    fc.property(file, (text) => {
      const once = written(text)
      if (once === null) return
      expect(written(once)).toBe(once)
      expect(once.replaceAll(/<\/?[biuv](?: [^<>]*)?>/g, '')).not.toMatch(/<|-->[^\n]*-->/)
    }),
  )
})
