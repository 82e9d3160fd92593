import { type ReactNode, useEffect, useRef, useState } from 'react'

interface PdfPagesProps {
  /** Where the PDF is. */
  address: string
  label: string
  loading: string
  failed: string
  pageName: (page: number, pages: number) => string
  /** What lies over a page, from 1; its box is that of the page. */
  over?: (page: number) => ReactNode
}

/** More than anybody looks at in a resume. */
const MOST_PAGES = 12

type PdfDocument = Awaited<ReturnType<typeof open>>

/** The pages of a PDF, each as wide as its place, drawn by pdf.js: also where the browser has no viewer of its own. */
export function PdfPages({ address, label, loading, failed, pageName, over }: PdfPagesProps) {
  const [state, setState] = useState<PdfDocument | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    setState('loading')
    open(address, leaving.signal).then(
      (document) => !leaving.signal.aborted && setState(document),
      () => !leaving.signal.aborted && setState('failed'),
    )
    return () => leaving.abort()
  }, [address])
  if (state === 'loading') return <p role="status">{loading}</p>
  if (state === 'failed') return <p role="alert">{failed}</p>
  const count = Math.min(state.numPages, MOST_PAGES)
  return (
    <section aria-label={label} className="grid gap-3">
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <Page key={page} document={state} page={page} name={pageName(page, state.numPages)}>
          {over?.(page)}
        </Page>
      ))}
    </section>
  )
}

/** Scripts of the PDF do not run, and nothing is fetched for it. */
async function open(address: string, signal: AbortSignal) {
  const [{ getDocument }, answer] = await Promise.all([
    import('unpdf/pdfjs'),
    fetch(address, { signal, credentials: 'same-origin' }),
  ])
  if (!answer.ok) throw new Error(`The file could not be read: ${answer.status}`)
  const data = new Uint8Array(await answer.arrayBuffer())
  return getDocument({ data, useSystemFonts: true, verbosity: 0 }).promise
}

/** Sharp on any screen, within what phones can hold. */
const MOST_PIXELS = 2200

function Page({
  document,
  page,
  name,
  children,
}: {
  document: PdfDocument
  page: number
  name: string
  children: ReactNode
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [shape, setShape] = useState<string>('210 / 297')
  useEffect(() => {
    const leaving = new AbortController()
    const draw = async () => {
      const here = canvas.current
      const opened = await document.getPage(page)
      if (here === null || leaving.signal.aborted) return
      const whole = opened.getViewport({ scale: 1 })
      setShape(`${whole.width} / ${whole.height}`)
      const wanted = Math.min(MOST_PIXELS, here.clientWidth * devicePixelRatio)
      const viewport = opened.getViewport({ scale: wanted / whole.width })
      here.width = Math.floor(viewport.width)
      here.height = Math.floor(viewport.height)
      const task = opened.render({ canvas: here, viewport })
      leaving.signal.addEventListener('abort', () => task.cancel())
      await task.promise
    }
    draw().catch(() => undefined)
    return () => leaving.abort()
  }, [document, page])
  return (
    <div className="relative overflow-hidden rounded-[0.25rem] border border-line bg-white" dir="ltr">
      <canvas
        ref={canvas}
        role="img"
        aria-label={name}
        style={{ aspectRatio: shape }}
        className="block w-full"
      />
      {children}
    </div>
  )
}
