const UNDER_MAINTENANCE = 50006
const DATABASE_UNAVAILABLE = 50018

/** Drawn in lines of the page's green; `t` fills with the tint, `a` draws in amber. */
export const drawingOf = (code: number): string =>
  `<svg viewBox="0 0 200 140" width="200" height="140" aria-hidden="true">${linesOf(code)}</svg>`

function linesOf(code: number): string {
  if (code === UNDER_MAINTENANCE) return BARRIER
  return code === DATABASE_UNAVAILABLE ? PLUG : QUEUE
}

/** A plug that has come out, as in `ui/illustrations/trouble.tsx`. */
const PLUG =
  '<path d="M14 90h34c10 0 10-24 22-24h6"/><rect class="t" x="76" y="48" width="28" height="36" rx="8"/><path d="M104 58h12M104 74h12"/><rect class="t" x="136" y="48" width="28" height="36" rx="8"/><path d="M164 66h8c10 0 8 24 18 24"/><path class="a" d="m120 36 4 8M126 98l-4-8M136 34l-5 9"/><path d="M60 120h80"/>'

/** A lane under repair: barrier and lamp, as in `ui/illustrations/maintenance.tsx`. */
const BARRIER =
  '<path d="M24 122h152M56 122V56M144 122V56"/><rect class="t" x="36" y="62" width="128" height="28" rx="6"/><path d="m62 90 16-28M92 90l16-28M122 90l16-28M100 62V42M46 122h20M134 122h20"/><circle class="a" cx="100" cy="34" r="6"/>'

/** People who wait before a door. */
const QUEUE =
  '<path d="M14 122h172"/><path class="t" d="M140 122V40h32v82"/><path d="M148 84v2"/><circle cx="112" cy="70" r="9"/><path class="t" d="M98 122v-18a14 14 0 0 1 28 0v18"/><circle class="a" cx="72" cy="70" r="9"/><path class="t" d="M58 122v-18a14 14 0 0 1 28 0v18"/><circle cx="32" cy="70" r="9"/><path class="t" d="M18 122v-18a14 14 0 0 1 28 0v18"/>'
