import { Illustration } from './illustration.tsx'

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
