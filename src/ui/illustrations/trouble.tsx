import { Illustration } from './illustration.tsx'

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
