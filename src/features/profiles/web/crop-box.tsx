import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useText } from './texts.ts'

/** Shares from 0 to 1, as the call takes them. */
interface Crop {
  size: number
  x: number
  y: number
}

const EDGE = 288
const STEP = 0.05
const ZOOM = 0.9
const SMALLEST = 0.1

/** Shows the square that is taken of a picture. It is moved by pointer or by keys, and by buttons alone. */
export function CropBox({ file }: { file: File }) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [crop, setCrop] = useState<Crop>({ size: 1, x: 0.5, y: 0.5 })
  useEffect(() => {
    let isWanted = true
    // The server says what is wrong with a file that cannot be shown.
    createImageBitmap(file).then(
      (made) => isWanted && setPicture(made),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [file])
  useEffect(() => {
    if (picture !== null) draw(canvas.current, picture, crop)
  }, [picture, crop])
  if (picture === null) return null

  const moved = (right: number, down: number) =>
    setCrop(({ size, x, y }) => ({ size, x: within(x + right), y: within(y + down) }))
  const zoomed = (by: number) =>
    setCrop((now) => ({ ...now, size: Math.min(1, Math.max(SMALLEST, now.size * by)) }))

  function press(event: KeyboardEvent) {
    const act = KEYS.get(event.key)
    if (act === undefined) return
    event.preventDefault()
    if ('zoom' in act) zoomed(act.zoom)
    else moved(act.right, act.down)
  }

  function drag({ buttons, movementX, movementY }: PointerEvent) {
    if (buttons !== 1 || picture === null) return
    const edge = Math.min(picture.width, picture.height) * crop.size
    const [across, down] = [picture.width - edge, picture.height - edge]
    const scale = edge / EDGE
    moved(across > 0 ? (-movementX * scale) / across : 0, down > 0 ? (-movementY * scale) / down : 0)
  }

  return (
    <fieldset className="grid min-w-0 justify-items-start gap-3">
      <legend className="mb-1.5 font-semibold">{t('photo.crop')}</legend>
      <canvas
        ref={canvas}
        width={EDGE}
        height={EDGE}
        role="img"
        tabIndex={0}
        aria-label={t('photo.crop_help')}
        onKeyDown={press}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        className="max-w-full cursor-move touch-none rounded-full"
      />
      <p className="text-13 text-muted">{t('photo.crop_help')}</p>
      <div className="flex flex-wrap gap-2" dir="ltr">
        <Button aria-label={t('photo.left')} onClick={() => moved(-STEP, 0)}>
          ←
        </Button>
        <Button aria-label={t('photo.right')} onClick={() => moved(STEP, 0)}>
          →
        </Button>
        <Button aria-label={t('photo.up')} onClick={() => moved(0, -STEP)}>
          ↑
        </Button>
        <Button aria-label={t('photo.down')} onClick={() => moved(0, STEP)}>
          ↓
        </Button>
        <Button aria-label={t('photo.closer')} onClick={() => zoomed(ZOOM)}>
          +
        </Button>
        <Button aria-label={t('photo.wider')} onClick={() => zoomed(1 / ZOOM)}>
          −
        </Button>
      </div>
      <input type="hidden" name="crop_size" value={crop.size} />
      <input type="hidden" name="crop_x" value={crop.x} />
      <input type="hidden" name="crop_y" value={crop.y} />
    </fieldset>
  )
}

const KEYS: ReadonlyMap<string, { zoom: number } | { right: number; down: number }> = new Map(
  Object.entries({
    ArrowLeft: { right: -STEP, down: 0 },
    ArrowRight: { right: STEP, down: 0 },
    ArrowUp: { right: 0, down: -STEP },
    ArrowDown: { right: 0, down: STEP },
    '+': { zoom: ZOOM },
    '=': { zoom: ZOOM },
    '-': { zoom: 1 / ZOOM },
  }),
)

const within = (share: number): number => Math.min(1, Math.max(0, share))

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, { size, x, y }: Crop): void {
  const edge = Math.min(picture.width, picture.height) * size
  const [left, top] = [(picture.width - edge) * x, (picture.height - edge) * y]
  canvas?.getContext('2d')?.drawImage(picture, left, top, edge, edge, 0, 0, EDGE, EDGE)
}
