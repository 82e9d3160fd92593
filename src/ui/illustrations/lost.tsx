import { Illustration } from './illustration.tsx'

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
