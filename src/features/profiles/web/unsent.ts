/** The problem of a form that did not reach the server; the page says it in its language. */
export const UNSENT = 'unsent'
