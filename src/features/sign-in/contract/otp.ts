import { z } from 'zod'

/** Six digits as people type or paste them: in groups, in full width, in Arabic or Persian digits. */
export const otp = z
  .string()
  .max(50)
  .transform((typed) =>
    typed
      .normalize('NFKC')
      .replaceAll(/[\s\p{Cf}-]/gu, '')
      // The value of each digit is in the last four bits of its code point, in both scripts.
      .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => String(figure.charCodeAt(0) & 0xf)),
  )
  // An empty field is not a wrong code and does not count as a try.
  .pipe(z.string().min(1))
