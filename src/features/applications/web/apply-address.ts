/** The page of applying to a job; also what its sheet asks. */
export const applyPath = (lang: string, slugId: string): string =>
  `/${lang}/job/${encodeURIComponent(slugId)}/apply`

export const receiptPath = (lang: string, slugId: string): string => `${applyPath(lang, slugId)}/success`
