import { type DragEvent, useRef, useState } from 'react'

/** A file may be dropped beside the button, too: the field then has it, as if it had been chosen. */
export function useDrop(onFile: (file: File | null) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  return {
    input,
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      if (input.current === null || event.dataTransfer.files.length === 0) return
      input.current.files = event.dataTransfer.files
      onFile(input.current.files[0] ?? null)
    },
  }
}
