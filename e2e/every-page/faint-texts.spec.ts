import { axeViolations } from '../site/accessibility-violations.ts'
import { faintTexts } from '../site/faint-texts.ts'
import { expect, test } from '../site/journey.ts'

/** What is found, as axe finds it. */
const FAINT = {
  grey: '<p style="color: #aaa">text</p>',
  'by a model of colours that is not red, green and blue': '<p style="color: oklch(0.8 0.05 250)">text</p>',
  'half transparent': '<p style="color: rgb(0 0 0 / 40%)">text</p>',
  'by its opacity': '<p style="opacity: 0.4">text</p>',
  'by the opacity of what it is in': '<div style="opacity: 0.4"><p>text</p></div>',
  'on the background of what it is in': '<div style="background: #222"><p>text</p></div>',
  'on backgrounds that show through':
    '<div style="background: #000"><p style="background: #fff3">text</p></div>',
  'not bold enough for its size': '<p style="color: #949494; font-size: 20px">text</p>',
  'in the middle of a text': '<p>text <em style="color: #aaa">text</em> text</p>',
  'typed into a field': '<input aria-label="a" style="color: #aaa" value="text">',
  'written into a larger field': '<textarea aria-label="a" style="color: #aaa">text</textarea>',
  'for eyes alone': '<p style="color: #aaa" aria-hidden="true">text</p>',
  'chosen in a list': '<select aria-label="a" style="color: #aaa"><option>text</option></select>',
}

const SOUND = {
  black: '<p>text</p>',
  'faint but large': '<p style="color: #949494; font-size: 24px">text</p>',
  'faint but large and bold': '<p style="color: #949494; font-size: 19px; font-weight: 700">text</p>',
  'white on what is dark in what is light':
    '<div style="background: #fff"><p style="color: #fff; background: #222">text</p></div>',
  'on a picture': '<p style="color: #aaa; background: linear-gradient(#fff, #eee)">text</p>',
  'on a button that is out of use': '<button style="color: #aaa" disabled>text</button>',
  'beside a field that is out of use': '<label style="color: #aaa">text <input disabled></label>',
  'on a button that says it is out of use': '<button style="color: #aaa" aria-disabled="true">text</button>',
  'on a part that is out of use': '<div inert><p style="color: #aaa">text</p></div>',
  'for ears alone':
    '<p style="color: #aaa; position: absolute; width: 1px; height: 1px; overflow: hidden">text</p>',
  'not shown': '<p style="color: #aaa; visibility: hidden">text</p>',
}

test('a text that is too faint is found, and no other, as axe finds it', async ({ page }) => {
  const cases = { ...FAINT, ...SOUND }
  const told: Record<string, { ours: boolean; axes: boolean }> = {}
  for (const [what, markup] of Object.entries(cases)) {
    await page.setContent(
      `<html lang="en"><title>t</title><body style="background: #fff"><main>${markup}</main>`,
    )
    const axes = await axeViolations(page, 'main', true)
    told[what] = {
      ours: (await page.evaluate(faintTexts, 'main')).length > 0,
      axes: axes.some(({ id }) => id === 'color-contrast'),
    }
  }
  const expected = Object.keys(cases).map((what) => [what, Object.hasOwn(FAINT, what)] as const)
  expect(told).toEqual(
    Object.fromEntries(expected.map(([what, isFaint]) => [what, { ours: isFaint, axes: isFaint }])),
  )
})
