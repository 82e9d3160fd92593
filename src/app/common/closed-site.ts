/** The code of the catalogue with which everything is refused while visitors are kept out. */
const UNDER_MAINTENANCE = 50006

/** Whether the envelope with which the data of a page was refused says so. */
export function isClosedSite(envelope: unknown): boolean {
  try {
    return JSON.parse(String(envelope)).code === UNDER_MAINTENANCE
  } catch {
    return false
  }
}
