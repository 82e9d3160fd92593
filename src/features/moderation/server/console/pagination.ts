/** The number of rows on a page of the console's lists. */
export const PAGE_SIZE = 50

export function requestedPage({ page = 1 }: { page?: number | undefined }): { page: number; offset: number } {
  return { page, offset: (page - 1) * PAGE_SIZE }
}

/** Seconds since 1970. */
export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)
export const secondsOrNull = (moment: Date | null): number | null =>
  moment === null ? null : seconds(moment)
