import { z } from 'zod'

/** Six digits as people type or paste them: in groups, in full width, in Arabic or Persian digits. */
export const otp = z
  .string()
  .max(50)
  .transform((typed) =>
    typed
      .normalize('NFKC')
      .replaceAll(/[\s\p{Cf}-]/gu, '')
      // The last four bits of both rows of digits are their value.
      .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => String(figure.charCodeAt(0) & 0xf)),
  )
  // An empty field is no wrong code and costs no try.
  .pipe(z.string().min(1))
