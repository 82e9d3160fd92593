/** Told to the window before a page is left by itself: what was typed is kept, nobody need be asked. */
export const EDITS_KEPT = 'edits-kept'
