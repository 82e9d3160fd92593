/** Told to the window when saved jobs have changed here or elsewhere, for pages that list them. */
export const SAVED_CHANGED = 'saved-jobs-changed'
