/** Does something once the next frame is painted. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
