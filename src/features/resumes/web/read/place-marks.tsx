import { classNames } from '#ui/class-names.ts'
import type { SyncableContent } from '../../contract/resume-reading.ts'
import { lineId } from './places-in.ts'

interface PlaceMarksProps {
  places: SyncableContent['places']
  page: number
  shown: string | null
}

/** Around each line of a page, so that the mark does not touch its letters; in percent of the page. */
const ROOM = { across: 0.8, along: 0.4 }

/** Marks over a drawn page where something was read; the one to show can be seen. */
export function PlaceMarks({ places, page, shown }: PlaceMarksProps) {
  const boxes = new Map(
    Object.values(places).flatMap((place) =>
      place.page === page && place.box !== null ? [[lineId(place), place.box] as const] : [],
    ),
  )
  return [...boxes].map(([id, { left, top, width, height }]) => (
    <span
      key={id}
      id={id}
      className={classNames(
        'absolute scroll-mt-24 rounded-control target:outline-2 target:outline-primary',
        id === shown && 'bg-[#0b6b53]/15 outline-2 outline-[#0b6b53]',
      )}
      style={{
        insetInlineStart: `${left * 100 - ROOM.across}%`,
        insetBlockStart: `${top * 100 - ROOM.along}%`,
        inlineSize: `${width * 100 + 2 * ROOM.across}%`,
        blockSize: `${height * 100 + 2 * ROOM.along}%`,
      }}
    />
  ))
}
