import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outgoingAddress } from './outgoing-address.ts'

test.each([
  ['https://jobs.example.com/1?a=b#c', 'https://jobs.example.com/1?a=b#c'],
  [' HTTPS://Jobs.Example.COM ', 'https://jobs.example.com/'],
  ['http://jobs.example:8080/x', 'http://jobs.example:8080/x'],
  ['https://jobs.example:443/x', 'https://jobs.example/x'],
  ['https://jobs.example/a b?q=大阪', 'https://jobs.example/a%20b?q=%E5%A4%A7%E9%98%AA'],
  ['https://jobs.example/@name/../b', 'https://jobs.example/b'],
  ['https://jobs.example/go?to=http://127.0.0.1/', 'https://jobs.example/go?to=http://127.0.0.1/'],
  ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
  ['https://München.example/', 'https://xn--mnchen-3ya.example/'],
  ['https://mu\u0308nchen.example/', 'https://xn--mnchen-3ya.example/'],
  ['https://xn--mnchen-3ya.example/', 'https://xn--mnchen-3ya.example/'],
  ['https://求人.example/', 'https://xn--gmqu33e.example/'],
  ['https://a-1.b_c.example/', 'https://a-1.b_c.example/'],
  ['https://127.0.0.1.example.com/', 'https://127.0.0.1.example.com/'],
])('%s is read as %s', (text, expected) => expect(outgoingAddress(text)).toBe(expected))

const HOSTILE = {
  'another scheme': [
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt://jobs.example/%0aalert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
    ],
    ...[
      'ftp://jobs.example/',
      'ws://jobs.example/',
      'vbscript:x',
      'mailto:a@jobs.example',
      'blob:https://jobs.example/x',
    ],
    ...['view-source:https://jobs.example/', 'java\tscript:alert(1)', 'feed:https://jobs.example/'],
  ],
  'no whole address': [
    ...[
      '',
      ' ',
      '/',
      '//jobs.example/',
      'jobs.example',
      'https:',
      'https://',
      'https:///',
      'https:///jobs.example/',
    ],
    ...[
      'https:jobs.example',
      'https:/jobs.example',
      'http:\\\\jobs.example',
      'https//jobs.example',
      '?a',
      '#a',
      'https://?a',
    ],
    ...['https://#a', 'https://:80/', 'https://.', 'https://..', 'https://.example', 'https://a..example/'],
  ],
  'another host than it seems': [
    ...[
      'https://evil.example\\@jobs.example',
      'https://jobs.example\\.evil.example/',
      'https:\\\\evil.example\\',
    ],
    ...['https://jobs.example@evil.example/', 'https://user:secret@jobs.example/', 'https://@jobs.example/'],
    ...['https://:@jobs.example/', 'https://user@jobs.example/', 'https://jobs.example%40evil.example/'],
    ...[
      'https://jobs.example%2f@evil.example/',
      'https://evil.example\\/jobs.example',
      'https://a@b@jobs.example/',
    ],
    ...[
      'https://jobs.example /',
      'https://jobs. example/',
      'https://jobs\t.example/',
      'https://jobs.example\n.evil.test/',
    ],
    ...[
      'https://jobs.example\u0000.evil.test/',
      'https://jobs.exa\u00admple/',
      'https://jobs\u200b.example/',
    ],
    ...['https://\u202ejobs.example/', 'https://jobs.example/\u202egpj.exe', 'ht\ntps://jobs.example/'],
    ...[
      'https://jobs.example/\u0000',
      'https://jobs.example/a\r\nset-cookie: b',
      'https://jobs.example/\ud800',
    ],
    ...[
      'https://jobs。example/',
      'https://jobs．example/',
      'https://jobs｡example/',
      'https://ｊｏｂｓ.example/',
    ],
    ...[
      'https://ⓙobs.example/',
      'https://jobs!.example/',
      'https://Ⅷ.example/',
      'https://jobs.example／evil.test/',
    ],
    ...['https://jobs.example＃@evil.test/', 'https://jobs.example？@evil.test/', 'https://jobs.ex%61mple/'],
    ...[
      'https://%6aobs.example/',
      'https://jobs.example%00.evil.test/',
      'https://jobs.example%20/',
      'https://xn--/',
    ],
    ...[
      'https://jobs.example:80:80/',
      'https://jobs.example:a/',
      'https://jobs.example:99999/',
      'https://jobs.example:0/',
    ],
    ...[
      'https://jobs.example:-1/',
      'https://jobs.example:８０/',
      'https://[jobs.example]/',
      'https://jobs<.example/',
    ],
    ...[
      'https://jobs|.example/',
      'https://jobs^.example/',
      'https://jobs.example./',
      'https://faß.example℀/',
    ],
  ],
  'this machine': [
    ...[
      'http://127.0.0.1',
      'http://127.0.0.1:8080/',
      'http://127.1/',
      'http://127.0.1/',
      'http://2130706433/',
    ],
    ...[
      'http://0x7f000001/',
      'http://0x7f.0.0.1/',
      'http://0x7F.1/',
      'http://0177.0.0.1/',
      'http://017700000001/',
    ],
    ...[
      'http://127.0.0.1./',
      'http://127.00.00.01/',
      'http://0/',
      'http://0.0.0.0/',
      'http://00000/',
      'http://0x0/',
    ],
    ...[
      'http://①②⑦.⓪.⓪.①/',
      'http://１２７.0.0.1/',
      'http://127。0。0。1/',
      'http://%31%32%37.0.0.1/',
      'http://127.127.127.127/',
    ],
    ...[
      'http://[::1]/',
      'http://[0:0:0:0:0:0:0:1]/',
      'http://[::]/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]/',
    ],
    ...[
      'http://[::127.0.0.1]/',
      'http://[0000::1]/',
      'http://[::1%25lo]/',
      'http://[::1]:3000/',
      'http://4294967296/',
    ],
    ...[
      'http://localhost',
      'http://localhost:3000/',
      'http://LOCALHOST/',
      'http://localhost./',
      'http://a.localhost/',
    ],
    ...['http://ⓛocalhost/', 'http://loc%61lhost/', 'http://localhost.localdomain/', 'http://ip6-localhost/'],
  ],
  'a network of somebody’s own': [
    ...['http://10.0.0.1/', 'http://10.1/', 'http://167772161/', 'http://0x0a000001/', 'http://012.0.0.1/'],
    ...[
      'http://192.168.1.1/',
      'http://192.168.257/',
      'http://3232235777/',
      'http://172.16.0.1/',
      'http://172.31.255.255/',
    ],
    ...[
      'http://169.254.169.254/latest/meta-data/',
      'http://2852039166/',
      'http://0xa9fea9fe/',
      'http://0251.0376.0251.0376/',
    ],
    ...[
      'http://100.64.0.1/',
      'http://198.18.0.1/',
      'http://224.0.0.1/',
      'http://255.255.255.255/',
      'http://8.8.8.8/',
    ],
    ...[
      'http://[fe80::1]/',
      'http://[fc00::1]/',
      'http://[fd00:ec2::254]/',
      'http://[::ffff:10.0.0.1]/',
      'http://[ff02::1]/',
    ],
    ...[
      'http://[64:ff9b::a00:1]/',
      'http://[2002:a00:1::]/',
      'http://[2606:4700::1111]/',
      'http://[::ffff:c0a8:101]/',
    ],
    ...[
      'http://intranet/',
      'http://wiki/',
      'http://router.local/',
      'http://printer.LOCAL/',
      'http://metadata.google.internal/',
    ],
    ...[
      'http://jobs.corp/',
      'http://nas.lan/',
      'http://a.home.arpa/',
      'http://1.0.0.127.in-addr.arpa/',
      'http://db.intranet/',
    ],
    ...[
      'http://a.private/',
      'http://nas.home/',
      'http://host.localdomain/',
      'http://1.2.3.0x4/',
      'http://a.1/',
    ],
  ],
}

test.each(Object.entries(HOSTILE).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text }))))(
  '$kind: $text is refused',
  ({ text }) => expect(outgoingAddress(text)).toBeNull(),
)

test('for any input, an accepted address normalises to itself and names one public host', () => {
  const piece = fc.constantFrom(
    ...[
      'https://',
      'http://',
      'jobs.example',
      'evil.test',
      '127.0.0.1',
      '@',
      '\\',
      '/',
      ':',
      '.',
      '?',
      '#',
      '%',
      '[',
      ']',
    ],
    ...['\t', '\n', ' ', '0x7f', '。', '\u200b', 'localhost', '2130706433', 'ß', 'é', '%40', '%5c', '8080'],
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 }), (pieces) => {
      const kept = outgoingAddress(`https://${pieces.join('')}`)
      if (kept === null) return
      expect(outgoingAddress(kept)).toBe(kept)
      expect(kept).toMatch(/^https?:\/\/[a-z0-9_.-]+\.[a-z0-9-]+(?::\d+)?\/[\x21-\x7e]*$/)
      expect(kept).not.toContain('\\')
    }),
    { numRuns: 2000 },
  )
})
