import { z } from 'zod'

/** Six digits as people type or paste them: in groups, in full width, in Arabic or Persian figures. */
export const otp = z
  .string()
  .max(50)
  .transform((typed) =>
    typed
      .normalize('NFKC')
      .replaceAll(/[\s\p{Cf}-]/gu, '')
      // The last four bits of both rows of figures are their value.
      .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => String(figure.charCodeAt(0) & 0xf)),
  )
  // Nothing typed is no wrong code: it costs none of the tries.
  .pipe(z.string().min(1))
