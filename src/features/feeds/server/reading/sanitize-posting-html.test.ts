import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizePostingHtml } from './sanitize-posting-html.ts'

test('plain text gets paragraphs and lists', () => {
  const text = 'About us\nWe build\n\nYou:\n- know SQL\n- like R&D\n\n\nBye'
  expect(sanitizePostingHtml(text)).toBe(
    '<p>About us<br>We build</p><p>You:</p><ul><li>know SQL</li><li>like R&amp;D</li></ul><p>Bye</p>',
  )
})

test('printed lists become lists', () => {
  expect(sanitizePostingHtml("['sell']\n['  plan', 'do', '']")).toBe(
    '<ul><li>sell</li><li>plan</li><li>do</li></ul>',
  )
})

test('only plain markup stays', () => {
  const html =
    '<h1>Job</h1><div class="x" onclick="alert(1)"><p>Hi <b>you</b> <a href="javascript:alert(1)">here</a></p></div><script>alert(1)</script><p>&nbsp;</p><img src=x onerror=alert(1)>'
  expect(sanitizePostingHtml(html)).toBe('<h3>Job</h3><p>Hi <strong>you</strong> here</p>')
})

test('text that was escaped twice is unescaped', () => {
  expect(sanitizePostingHtml('&lt;p&gt;Hi &amp;amp; bye&lt;/p&gt;')).toBe('<p>Hi &amp; bye</p>')
  expect(sanitizePostingHtml('R&amp;D and 1 < 2')).toBe('<p>R&amp;D and 1 &lt; 2</p>')
})

test('a huge text ends at a whole block', () => {
  const cut = sanitizePostingHtml('<p>word word</p>'.repeat(10_000))
  expect(cut.length).toBeLessThanOrEqual(50_000)
  expect(cut.endsWith('<p>word word</p>')).toBe(true)
})

test('nothing but our tags ever comes out', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '<a href=x',
      '<img onerror=x>',
      '&lt;b&gt;',
      '<br>',
      '<li>',
      '"',
      '>',
      '<',
      '- ',
      '\n',
    ),
    fc.string({ maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = sanitizePostingHtml(pieces.join(''))
      expect(html.replace(/<\/?(?:p|ul|ol|li|strong|em|h3|h4)>|<br>/g, '')).not.toMatch(/[<>]/)
    }),
  )
})
