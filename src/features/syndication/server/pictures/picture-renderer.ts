import { Worker } from 'node:worker_threads'
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

interface Order {
  content: PictureContent
  resolve: (png: Buffer) => void
  reject: (error: Error) => void
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
  const queue: Order[] = []
  let bytes = 0
  let worker: Worker | null = null
  let current: Order | null = null
  let timer: NodeJS.Timeout | undefined

  function drawNext(): void {
    clearTimeout(timer)
    current = queue.shift() ?? null
    if (current !== null) {
      worker ??= launch()
      worker.postMessage(current.content)
    }
    timer = setTimeout(end, current === null ? idleMs : PATIENCE_MS).unref()
  }

  function launch(): Worker {
    const fresh = new Worker(new URL('./picture-worker.ts', import.meta.url))
    // Events of a thread that has ended are ignored.
    const ifCurrent = (act: () => void) => () => worker === fresh && act()
    fresh.on('message', (answer: { png: Uint8Array } | { failure: string }) => {
      const order = current
      if (worker !== fresh || order === null) return
      if ('png' in answer) order.resolve(Buffer.from(answer.png))
      else order.reject(new Error(answer.failure))
      drawNext()
    })
    fresh.on('error', (error) => ifCurrent(() => lose(error))())
    fresh.on(
      'exit',
      ifCurrent(() => lose(new Error('The drawing thread has ended.'))),
    )
    fresh.unref()
    return fresh
  }

  function lose(error: Error): void {
    worker = null
    const order = current
    current = null
    order?.reject(error)
    if (queue.length > 0) drawNext()
  }

  function end(): void {
    const before = worker
    lose(new Error('A picture took too long to draw.'))
    void before?.terminate()
  }

  function keep(key: string, png: Buffer): void {
    kept.set(key, png)
    bytes += png.length
    for (const [oldest, other] of kept) {
      if (bytes <= maxBytes) return
      kept.delete(oldest)
      bytes -= other.length
    }
  }

  async function draw(key: string, content: PictureContent): Promise<Buffer> {
    try {
      const png = await new Promise<Buffer>((resolve, reject) => {
        queue.push({ content, resolve, reject })
        if (current === null) drawNext()
      })
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
      if (queue.length >= maxWaiting) return null
      const begun = draw(key, content)
      underway.set(key, begun)
      return begun
    },
    async close() {
      clearTimeout(timer)
      for (const { reject } of queue.splice(0)) reject(new Error('The site is closing.'))
      const last = worker
      lose(new Error('The site is closing.'))
      await last?.terminate()
    },
  }
}
