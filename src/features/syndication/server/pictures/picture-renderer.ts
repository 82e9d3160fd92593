import { createOnDemandThread } from '#platform/on-demand-thread.ts'
import type { PictureContent } from './picture-content.ts'

/**
 * Draws pictures on demand, one after another, in a thread. The thread starts with the first picture and ends after an
 * idle minute, since its fonts take up to some 100 MB. Drawn pictures are cached in memory up to a limit, and
 * concurrent requests for one picture share one drawing.
 */
export interface PictureRenderer {
  /** A PNG; null if too many others are waiting. `key` is the picture's address, which changes with its content. */
  picture(key: string, content: PictureContent): Promise<Buffer | null>
  close(): Promise<void>
}

interface RendererSettings {
  /** Bytes of PNG. */
  maxBytes?: number
  maxWaiting?: number
  idleMs?: number
}

/** A drawing takes some 50 ms; one that hangs must not hold up the others. */
const PATIENCE_MS = 10_000

export function createPictureRenderer({
  maxBytes = 32 * 1024 * 1024,
  maxWaiting = 40,
  idleMs = 60_000,
}: RendererSettings = {}): PictureRenderer {
  const kept = new Map<string, Buffer>()
  const underway = new Map<string, Promise<Buffer>>()
  const thread = createOnDemandThread<PictureContent, Uint8Array>(
    new URL('./picture-worker.ts', import.meta.url),
    { maxWaiting, idleMs, patienceMs: PATIENCE_MS },
  )
  let bytes = 0

  function keep(key: string, png: Buffer): void {
    kept.set(key, png)
    bytes += png.length
    for (const [oldest, other] of kept) {
      if (bytes <= maxBytes) return
      kept.delete(oldest)
      bytes -= other.length
    }
  }

  async function draw(key: string, drawing: Promise<Uint8Array>): Promise<Buffer> {
    try {
      const png = Buffer.from(await drawing)
      keep(key, png)
      return png
    } finally {
      underway.delete(key)
    }
  }

  return {
    async picture(key, content) {
      const known = kept.get(key)
      if (known !== undefined) {
        // Last in the order of the map: most recently used.
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const drawing = underway.get(key)
      if (drawing !== undefined) return drawing
      const begun = thread.ask(content)
      if (begun === null) return null
      const drawn = draw(key, begun)
      underway.set(key, drawn)
      return drawn
    },
    close: () => thread.close(),
  }
}
