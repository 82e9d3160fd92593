import type { ReactNode } from 'react'

/** Drawn in two colours of the design: lines in ink's green, one amber point. Decorative; the words stand below. */
function Illustration({
  width = 200,
  height = 140,
  children,
}: {
  width?: number
  height?: number
  children: ReactNode
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="fill-none stroke-primary"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** A lane with a job at every stop, the last one in the light. */
export function LaneIllustration() {
  return (
    <Illustration width={380} height={200}>
      <circle cx="338" cy="30" r="16" className="fill-amber stroke-none" />
      <path d="M14 186h352" />
      <path d="M70 186v-36M190 186v-62M310 186V98" />
      <rect x="20" y="92" width="100" height="58" rx="10" className="fill-surface" />
      <rect x="140" y="66" width="100" height="58" rx="10" className="fill-surface" />
      <rect x="260" y="40" width="100" height="58" rx="10" className="fill-tint" />
      <rect x="32" y="104" width="18" height="18" rx="5" className="fill-tint" />
      <rect x="152" y="78" width="18" height="18" rx="5" className="fill-tint" />
      <path d="m276 61 7 7 13-14" className="origin-center [transform-box:fill-box] rtl:-scale-x-100" />
      <path d="M62 109h42M62 120h24M32 136h30M182 83h42M182 94h30M152 110h42M310 61h34M276 82h48" />
      <path d="M132 186v-14M126 177l6-6 6 6M250 186v-20M242 172l8-8 8 8" />
    </Illustration>
  )
}

/** A lane that ends at a signpost pointing both ways. */
export function LostIllustration() {
  return (
    <Illustration>
      <path d="M20 122h160" />
      <path d="M70 122c10-16 50-16 60 0" className="fill-tint" />
      <path d="M100 112V24" />
      <path d="M100 32h46l12 12-12 12h-46z" className="fill-tint" />
      <path d="M100 62H58L46 74l12 12h42z" className="fill-tint" />
      <path d="M112 44h24M70 74h18" />
      <circle cx="100" cy="20" r="6" className="fill-amber stroke-none" />
      <path d="M34 122v-12M28 116l6-6 6 6M166 122v-14M159 115l7-7 7 7" />
    </Illustration>
  )
}

/** A magnifier over cards that hold nothing. */
export function NothingFoundIllustration() {
  return (
    <Illustration>
      <rect x="34" y="26" width="92" height="30" rx="8" className="fill-tint" />
      <rect x="34" y="68" width="92" height="30" rx="8" />
      <path d="M48 41h28M48 83h20" />
      <circle cx="128" cy="78" r="28" className="fill-surface" />
      <path d="m149 99 22 22" />
      <path d="M118 78h20" />
      <circle cx="112" cy="41" r="5" className="fill-amber stroke-none" />
    </Illustration>
  )
}

/** A plug that has come out of its socket. */
export function TroubleIllustration() {
  return (
    <Illustration>
      <path d="M14 90h34c10 0 10-24 22-24h6" />
      <rect x="76" y="48" width="28" height="36" rx="8" className="fill-tint" />
      <path d="M104 58h12M104 74h12" />
      <rect x="136" y="48" width="28" height="36" rx="8" className="fill-tint" />
      <path d="M164 66h8c10 0 8 24 18 24" />
      <path d="m120 36 4 8M126 98l-4-8M136 34l-5 9" className="stroke-amber" />
      <path d="M60 120h80" />
    </Illustration>
  )
}

/** A lane under repair: barrier and lamp. */
export function MaintenanceIllustration() {
  return (
    <Illustration>
      <path d="M24 122h152" />
      <path d="M56 122V56M144 122V56" />
      <rect x="36" y="62" width="128" height="28" rx="6" className="fill-tint" />
      <path d="m62 90 16-28M92 90l16-28M122 90l16-28" />
      <path d="M100 62V42" />
      <circle cx="100" cy="34" r="8" className="fill-amber stroke-none" />
      <path d="M46 122h20M134 122h20" />
    </Illustration>
  )
}

/** A folder waiting for its first sheet. */
export function EmptyIllustration() {
  return (
    <Illustration>
      <path
        d="M40 104V40a8 8 0 0 1 8-8h30l12 14h62a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z"
        className="fill-tint"
      />
      <path d="M40 60h120" />
      <path d="m91 77 18 18M109 77 91 95" />
      <circle cx="150" cy="30" r="6" className="fill-amber stroke-none" />
    </Illustration>
  )
}
