import { type CSSProperties, type PointerEvent, type RefObject, useState } from 'react'

interface Drag {
  id: string
  startY: number
  /** Pixels from where it was. */
  by: number
}

/**
 * Moves a row of a list by its handle, with a mouse, a pen or a finger. The other rows stay until it is let go; then
 * `move` gets its new index.
 */
export function useDraggedRow(
  list: RefObject<HTMLElement | null>,
  move: (id: string, position: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function drop(event: PointerEvent): void {
    if (drag === null) return
    setDrag(null)
    if (event.type === 'pointerup') move(drag.id, indexAt(list.current, drag.id, event.clientY))
  }

  return {
    styleOf: (id: string): CSSProperties | undefined =>
      drag?.id === id
        ? {
            transform: `translateY(${drag.by}px)`,
            position: 'relative',
            zIndex: 1,
            boxShadow: 'var(--shadow-float)',
          }
        : undefined,
    handleOf: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id, startY: event.clientY, by: 0 })
      },
      onPointerMove: ({ clientY }: PointerEvent) =>
        setDrag((now) => (now === null ? null : { ...now, by: clientY - now.startY })),
      onPointerUp: drop,
      onPointerCancel: drop,
    }),
  }
}

/** The number of other rows whose middle is above `y`. */
function indexAt(list: HTMLElement | null, id: string, y: number): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return row.dataset.row !== id && top + height / 2 < y
  }).length
}
