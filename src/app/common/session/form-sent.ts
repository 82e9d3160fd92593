/** The performance mark of each form that a page sends, set from the page's first lines on. */
export const FORM_SENT = 'form-sent'
