/** A city at the sea, drawn in lines: the band above a profile. */
export function Cover() {
  return (
    <svg
      viewBox="0 0 912 112"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="block h-18 w-full bg-tint text-primary sm:h-28"
    >
      <circle cx="690" cy="78" r="30" className="fill-amber" />
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        opacity=".5"
      >
        <path d={HOUSES} />
        <path d={PALMS} />
        <path d={WAVES} />
        <path d={BOAT} />
      </g>
      <path d="M0 92h912v20H0z" fill="currentColor" opacity=".09" />
    </svg>
  )
}

const HOUSES =
  'M0 92h912M300 92V60h26v32M306 66h14M306 74h14M306 82h14M332 92V42h34v50M340 50h18M340 58h18M340 66h18M340 74h18M340 82h18M372 92V68h30v24M380 76h14M380 84h14M420 92V34h24v58M432 34V22M426 42h12M426 50h12M426 58h12M426 66h12M426 74h12M426 82h12M450 92V56h40v36M458 64h24M458 72h24M458 80h24M500 92V70l16-10 16 10v22M511 92V80h10v12'
const PALMS =
  'M566 92c2-18 1-30-3-44M563 48c-9-6-18-4-24 4M563 48c8-7 17-6 23 1M563 48c-2-9-8-13-16-12M563 48c1-9 7-14 15-14M563 48c-5 4-8 9-8 15M606 92c1-12 1-20-2-29M604 63c-6-4-12-3-16 3M604 63c6-5 12-4 16 1M604 63c-1-6-5-9-11-9M604 63c1-6 5-9 10-9'
const WAVES = 'M640 100h60M672 106h80M770 100h34M820 106h60M612 106h30M150 100h60M60 106h80M230 106h44'
const BOAT = 'M770 92c4-1 8-2 10-6h44c-2 5-6 6-10 6M800 86V50l22 32h-22M796 86V56l-16 26h16'
