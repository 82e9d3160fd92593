/**
 * The texts in a part of the page (CSS selector) that are too faint on what is behind them (WCAG 1.4.3), by the colours of
 * an element and of those that it is in. axe also asks what lies over what, for which it makes a grid of the whole page:
 * half of its time. `faint-texts.spec.ts` holds both to the same answers. Runs in the page, so it uses nothing from outside.
 */
export function faintTexts(part: string): string[] {
  type Colour = readonly [red: number, green: number, blue: number, opacity: number]
  const WHITE: Colour = [255, 255, 255, 1]
  const FIELDS =
    'input:not([type=hidden],[type=range],[type=color],[type=checkbox],[type=radio],[type=image])'
  const LEFT_OUT = '[inert], :disabled, [aria-disabled=true], option, script, style, svg'
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const colours = new Map<string, Colour>()
  const backdrops = new Map<Element, { colour: Colour; opacity: number } | null>()

  function colourOf(written: string): Colour {
    const known = colours.get(written)
    if (known || !canvas) return known ?? WHITE
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = written
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour = [red, green, blue, opacity / 255] as const
    colours.set(written, colour)
    return colour
  }

  const over = ([red, green, blue, own]: Colour, behind: Colour, opacity: number): Colour => {
    const share = own * opacity
    const mix = (one: number, other: number) => one * share + other * (1 - share)
    return [mix(red, behind[0]), mix(green, behind[1]), mix(blue, behind[2]), 1]
  }

  /** What an element's own text is painted on, and how opaque; null behind a picture. */
  function backdropOf(element: Element): { colour: Colour; opacity: number } | null {
    const known = backdrops.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const outer = element.parentElement ? backdropOf(element.parentElement) : { colour: WHITE, opacity: 1 }
    const own = colourOf(style.backgroundColor)
    const isWhole = own[3] === 1 && style.opacity === '1'
    const opacity = (outer?.opacity ?? 1) * Number(style.opacity)
    const behind = outer ?? (isWhole ? { colour: WHITE, opacity: 1 } : null)
    const isPicture = style.backgroundImage !== 'none'
    const found = isPicture || !behind ? null : { colour: over(own, behind.colour, opacity), opacity }
    backdrops.set(element, found)
    return found
  }

  const luminanceOf = ([red, green, blue]: Colour): number => {
    const linear = (value: number) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  function ratioOf(element: Element): number | null {
    const backdrop = backdropOf(element)
    if (!backdrop) return null
    const text = over(colourOf(getComputedStyle(element).color), backdrop.colour, backdrop.opacity)
    const [light = 0, dark = 0] = [luminanceOf(text), luminanceOf(backdrop.colour)].toSorted((a, b) => b - a)
    return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100
  }

  function leastOf(element: Element): number {
    const { fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
  }

  /** The label of a control that is out of use is as well. */
  const isOfUnused = (element: Element) => element.closest('label')?.control?.matches(':disabled') === true

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }

  function withTexts(root: Element): Element[] {
    const found = new Set<Element>(root.querySelectorAll(`${FIELDS}, select, textarea`))
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement && text.nodeValue?.trim()) found.add(text.parentElement)
    }
    return [...found]
  }

  const roots = [...document.querySelectorAll(part)]
  if (roots.length === 0) throw new Error(`There is no ${part}`)
  return roots.flatMap(withTexts).flatMap((element) => {
    if (element.closest(LEFT_OUT) || isOfUnused(element) || !isSeen(element)) return []
    const ratio = ratioOf(element)
    return ratio === null || ratio >= leastOf(element) ? [] : [`${ratio}: ${element.outerHTML.slice(0, 300)}`]
  })
}
