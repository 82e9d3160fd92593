/** For a link that does not work any more; every other failure goes on. */
export function nullIfGone(caught: unknown): null {
  if (caught instanceof Response && GONE.includes(caught.status)) return null
  throw caught
}

const GONE = [404, 410, 422]
