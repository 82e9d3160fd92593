import { z } from 'zod'
import type { FieldMapping, RawField } from './field-mapping.ts'

/** A row as its feed has it, under our names; everything is what people wrote, '' where they wrote nothing. */
export type RawPosting = Readonly<Record<RawField, string>>

/** Takes a row of any shape apart. Throws `UnusableRow` for what isn't an object or lacks source, id or title. */
export function readRaw(line: string, mapping: FieldMapping): RawPosting {
  const row = record.safeParse(parseJson(line))
  if (!row.success) throw new UnusableRow('is not a JSON object')
  const read = (field: RawField): string => {
    const from = mapping[field]
    if (from === undefined) return ''
    return typeof from === 'string' ? valueAt(row.data, from) : from.value
  }
  const required = (field: RawField): string => {
    const value = read(field)
    if (value === '') throw new UnusableRow(`has no ${field}`)
    return value
  }
  /** What a posting is known by must fit an index of the database, and cannot be cut. */
  const name = (field: RawField): string => {
    const value = required(field)
    if (value.length > LONGEST_NAME) throw new UnusableRow(`has ${value.length} characters of ${field}`)
    return value
  }
  return {
    source: name('source'),
    id: name('id'),
    title: required('title'),
    company: read('company'),
    description: read('description'),
    country: read('country'),
    likelyCountry: read('likelyCountry'),
    lang: read('lang'),
    place: read('place'),
    address: read('address'),
    pay: read('pay'),
    type: read('type'),
    category: read('category'),
    experience: read('experience'),
    education: read('education'),
    skills: read('skills'),
    benefits: read('benefits'),
    date: read('date'),
    url: read('url'),
    remote: read('remote'),
  }
}

/** Why a row was not imported, as the end of a sentence that begins with the row. */
export class UnusableRow extends Error {}

const LONGEST_NAME = 500

const record = z.record(z.string(), z.unknown())

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new UnusableRow('is not JSON')
  }
}

function valueAt(row: Readonly<Record<string, unknown>>, path: string): string {
  // Nearly every path is one key.
  if (!path.includes('.')) return asText(row[path])
  let value: unknown = row
  for (const key of path.split('.')) {
    const inner = record.safeParse(value)
    value = inner.success ? inner.data[key] : undefined
  }
  return asText(value)
}

/** Lists become lines, so that entries can have commas. Zero bytes and halves of characters are nothing that a database can hold. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed().trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? value.map(asText).filter(Boolean).join('\n') : ''
}
