/** An event on the window before a script leaves the page: the typed text is stored, so no question is needed. */
export const EDITS_KEPT = 'edits-kept'
