import { Illustration } from './illustration.tsx'

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
