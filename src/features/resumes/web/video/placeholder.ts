/** Shown in the place of a video without a cover: a drawn person before a wall, and no invented picture of somebody. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">
<rect width="320" height="180" fill="#dfe9e4"/>
<path d="M0 132h320v48H0z" fill="#cddbd4"/>
<circle cx="160" cy="58" r="24" fill="#8fb3a4"/>
<path d="M92 180c0-52 28-86 68-86s68 34 68 86z" fill="#6f9c8a"/>
</svg>`

export const COVER_PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`
