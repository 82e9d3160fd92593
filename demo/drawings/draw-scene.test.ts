import { expect, test } from 'vitest'
import { drawScene, SCENE_KEYS } from './draw-scene.ts'
import { HUES } from './palette.ts'

const drawings = SCENE_KEYS.flatMap((scene) =>
  HUES.flatMap((hue) => [0, 1, 2, 3].map((variant) => ({ scene, hue, variant }))),
)

test('a picture is always the same, and no two are alike', () => {
  const pictures = drawings.map(drawScene)
  expect(drawings.map(drawScene)).toEqual(pictures)
  expect(new Set(pictures).size).toBeGreaterThan(drawings.length * 0.95)
})

test('a picture is small, whole, and made of shapes alone', () => {
  for (const drawing of drawings) {
    const svg = drawScene(drawing)
    const elements = new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name))
    expect(svg.length, drawing.scene).toBeLessThan(8000)
    expect(svg, drawing.scene).not.toMatch(/NaN|undefined|null|Infinity|href|url\(|style/)
    expect(['svg', 'g', 'rect', 'circle', 'ellipse', 'path']).toEqual(expect.arrayContaining([...elements]))
    expect(isWellFormed(svg), drawing.scene).toBe(true)
  }
})

function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, slash, name = '', empty] of svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (slash) {
      if (open.pop() !== name) return false
    } else if (!empty) open.push(name)
  }
  return open.length === 0
}
