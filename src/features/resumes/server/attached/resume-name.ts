import { MAX_RESUME_NAME } from '#config/limits.ts'
import { ApiError } from '#shared/api-error.ts'
import { RESUME_FORMATS, type ResumeFormat } from './format-of-resume.ts'

/** Those that systems of files refuse in names. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/u
/** They turn or hide what stands beside them; a name does without. */
const INVISIBLE = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * The name that somebody gives to a resume, with the ending of its format. Throws 41213 if it is too long without the
 * ending, 41214 for characters that no file may have in its name.
 */
export function typedName(typed: string, format: ResumeFormat): string {
  const name = withoutEnding(cleaned(typed), format)
  if (name === '' || REFUSED.test(name)) throw new ApiError(41214, { field: 'filename' })
  if ([...name].length > MAX_RESUME_NAME)
    throw new ApiError(41213, { field: 'filename', params: { max: MAX_RESUME_NAME } })
  return `${name}.${format}`
}

/** The name of an uploaded file, made fit. */
export function nameOfFile(filename: string, format: ResumeFormat): string {
  const fit = cleaned(filename)
    .replace(/\.(?:pdf|docx?)$/i, '')
    .replaceAll(new RegExp(REFUSED, 'gu'), ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${[...fit].slice(0, MAX_RESUME_NAME).join('').trim() || 'resume'}.${format}`
}

const cleaned = (name: string): string => name.normalize('NFC').replaceAll(INVISIBLE, '').trim()

const withoutEnding = (name: string, format: ResumeFormat): string =>
  name.toLowerCase().endsWith(`.${format}`) ? name.slice(0, -format.length - 1).trimEnd() : name

/** The format in the name of a stored file. */
export function formatOfName(name: string): ResumeFormat {
  const format = RESUME_FORMATS.find((known) => name.endsWith(`.${known}`))
  if (format === undefined) throw new Error('A resume is a PDF, DOC or DOCX')
  return format
}
