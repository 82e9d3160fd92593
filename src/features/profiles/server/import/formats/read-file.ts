import type { Said } from '#shared/said.ts'
import { bounded } from '#shared/said-words.ts'
import { unzip } from '#shared/unzip.ts'
import { decodeText } from './decode-text.ts'
import { readCandidate } from './europass.ts'
import { readJsonResume } from './json-resume.ts'
import { isLinkedInTable, readLinkedIn, readLinkedInTable } from './linkedin.ts'
import { pdfAttachments } from './pdf-attachments.ts'
import { readSkillsPassport } from './skills-passport.ts'
import { xmlTree } from './xml-tree.ts'

/** Bytes to which one file of an archive, or one that is embedded in a PDF, may unpack. */
const MOST_UNPACKED = 10 * 1024 * 1024
const MOST_FILES = 1000

/** Reads a file by its content, whatever its name says. Null if it is none that we know, or broken. */
export function readFile(bytes: Buffer): Said | null {
  try {
    const read = readAny(bytes)
    return read === null ? null : bounded(read)
  } catch {
    return null
  }
}

function readAny(bytes: Buffer): Said | null {
  if (bytes.subarray(0, 4).equals(ZIP)) return readArchive(bytes)
  if (bytes.subarray(0, 5).equals(PDF)) return readPdf(bytes)
  const text = decodeText(bytes)?.trimStart() ?? ''
  if (text.startsWith('{')) return readJsonResume(text)
  return text.startsWith('<') ? readXml(text) : readLinkedInTable(text)
}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const PDF = Buffer.from('%PDF-')

function readArchive(bytes: Buffer): Said | null {
  const files = unzip(bytes, isLinkedInTable, { mostBytes: MOST_UNPACKED, mostFiles: MOST_FILES })
  const tables = [...files].map(([name, content]): [string, string] => [name, decodeText(content) ?? ''])
  return tables.length === 0 ? null : readLinkedIn(new Map(tables))
}

function readPdf(bytes: Buffer): Said | null {
  for (const attachment of pdfAttachments(bytes, MOST_UNPACKED)) {
    const text = decodeText(attachment)?.trimStart() ?? ''
    const read = text.startsWith('<') ? readXml(text) : null
    if (read !== null) return read
  }
  return null
}

function readXml(text: string): Said | null {
  const document = xmlTree(text)
  const candidate = document.first('candidate')
  if (candidate !== undefined) return readCandidate(candidate)
  const passport = document.first('skillspassport')
  return passport === undefined ? null : readSkillsPassport(passport)
}
