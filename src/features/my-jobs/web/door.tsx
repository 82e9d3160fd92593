import { later } from '#ui/later.tsx'

/** Makes the buttons that save jobs work without leaving the page. Its script is loaded once the page is shown. */
export const Saving = later(
  () => import('./saving/saving.tsx'),
  ({ Saving }) => Saving,
)
