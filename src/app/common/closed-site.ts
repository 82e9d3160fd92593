/** The code of every refusal during maintenance. */
const UNDER_MAINTENANCE = 50006

/** Whether the data of a page was refused because of maintenance. */
export function isClosedSite(envelope: unknown): boolean {
  try {
    return JSON.parse(String(envelope)).code === UNDER_MAINTENANCE
  } catch {
    return false
  }
}
