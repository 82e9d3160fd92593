// A reader of PDFs that is not ours: tests compare what it reads in the resumes that we make.

import { find, installFirst } from './debian-packages.js'
import { say } from './run-script.js'

/** Installs it if it is missing and that is allowed; otherwise says which test is left out. */
export async function pdftotext() {
  if (find(['pdftotext'])) return
  say('Installing poppler-utils for the tests of resumes ...')
  await installFirst(['poppler-utils'], { update: true })
  if (!find(['pdftotext']))
    say(
      'There is no pdftotext here and it may not be installed: the test that reads resumes by it is skipped.',
    )
}
