/** An event of the document: the footer asks for the question about the pixel, the bar hears it. */
export const CHOOSE_PIXEL = 'joblane:choose-pixel'
