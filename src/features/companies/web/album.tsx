import { type MouseEvent, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { CompanyPhoto } from '../contract.ts'
import { AlbumViewer } from './album-viewer.tsx'

interface AlbumProps {
  photos: readonly CompanyPhoto[]
  /** How many of them the page shows; the viewer has all. */
  shown: number
  company: string
  hasCaptions?: boolean
}

/** Pictures side by side. Each is a link to its file; with a script it opens all of them in a viewer. */
export function Album({ photos, shown, company, hasCaptions = false }: AlbumProps) {
  const [opened, setOpened] = useState<number | null>(null)

  function open(event: MouseEvent, index: number) {
    // The visitor wants to open a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpened(index)
  }

  return (
    <>
      <ul
        className={classNames(
          'grid grid-cols-2 gap-2',
          shown > 4 ? 'sm:grid-cols-3 lg:grid-cols-4' : 'sm:grid-cols-4',
        )}
      >
        {photos.slice(0, shown).map(({ url, width, height, alt, caption, lang }, index) => (
          <li key={url} className="min-w-0">
            <a
              href={url}
              onClick={(event) => open(event, index)}
              className="block overflow-hidden rounded-control border border-line hover:border-control"
            >
              <img
                src={url}
                width={width}
                height={height}
                alt={alt}
                lang={lang}
                loading="lazy"
                decoding="async"
                className="aspect-3/2 w-full bg-quiet object-cover"
              />
            </a>
            {hasCaptions && caption !== '' && (
              <p lang={lang} className="mt-1 text-13 text-muted">
                <bdi>{caption}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
      {opened !== null && (
        <AlbumViewer photos={photos} first={opened} company={company} onClosed={() => setOpened(null)} />
      )}
    </>
  )
}
