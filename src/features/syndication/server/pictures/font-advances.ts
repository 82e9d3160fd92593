/**
 * The width of each character of a font, read from its file: the tables `cmap` (character to glyph) and `hmtx` (width
 * of a glyph) of OpenType. Shaping makes Arabic narrower than the sum of its letters, so a text that fits by these
 * widths always fits.
 */
export interface FontAdvances {
  /** In em; null if the font does not have the character. */
  advance(codePoint: number): number | null
}

export function fontAdvances(file: Buffer): FontAdvances {
  const tables = tablesOf(file)
  const unitsPerEm = tableOf(tables, 'head').readUInt16BE(18)
  const metricCount = tableOf(tables, 'hhea').readUInt16BE(34)
  const metrics = tableOf(tables, 'hmtx')
  const advances = new Map<number, number>()
  for (const [codePoint, glyph] of glyphs(tableOf(tables, 'cmap'))) {
    const width = metrics.readUInt16BE(4 * Math.min(glyph, metricCount - 1))
    advances.set(codePoint, width / unitsPerEm)
  }
  return { advance: (codePoint) => advances.get(codePoint) ?? null }
}

function tablesOf(file: Buffer): ReadonlyMap<string, Buffer> {
  const count = file.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, index) => file.subarray(12 + 16 * index, 28 + 16 * index))
  return new Map(
    records.map((record) => {
      const start = record.readUInt32BE(8)
      return [record.toString('latin1', 0, 4), file.subarray(start, start + record.readUInt32BE(12))]
    }),
  )
}

function tableOf(tables: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const table = tables.get(name)
  if (table === undefined) throw new Error(`The font has no table ${name}.`)
  return table
}

function* glyphs(cmap: Buffer): Generator<[codePoint: number, glyph: number]> {
  const count = cmap.readUInt16BE(2)
  const subtables = Array.from({ length: count }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  )
  const whole = subtables.find((table) => table.readUInt16BE(0) === 12)
  if (whole !== undefined) return yield* glyphsOfGroups(whole)
  const basic = subtables.find((table) => table.readUInt16BE(0) === 4)
  if (basic === undefined) throw new Error('The font names its glyphs in a way we do not read.')
  yield* glyphsOfSegments(basic)
}

/** Format 12: runs of characters with runs of glyphs. */
function* glyphsOfGroups(table: Buffer): Generator<[number, number]> {
  const count = table.readUInt32BE(12)
  for (let group = 0; group < count; group++) {
    const at = 16 + 12 * group
    const start = table.readUInt32BE(at)
    const end = table.readUInt32BE(at + 4)
    const glyph = table.readUInt32BE(at + 8)
    for (let codePoint = start; codePoint <= end; codePoint++) yield [codePoint, glyph + codePoint - start]
  }
}

/** Format 4: the same for the first 65,536 characters, with an array of glyphs if these are not consecutive. */
function* glyphsOfSegments(table: Buffer): Generator<[number, number]> {
  const doubled = table.readUInt16BE(6)
  for (let at = 0; at < doubled; at += 2) {
    const end = table.readUInt16BE(14 + at)
    const start = table.readUInt16BE(16 + doubled + at)
    const delta = table.readUInt16BE(16 + 2 * doubled + at)
    const rangeAt = 16 + 3 * doubled + at
    const range = table.readUInt16BE(rangeAt)
    for (let codePoint = start; codePoint <= end && codePoint !== 0xffff; codePoint++) {
      const glyph = range === 0 ? codePoint : table.readUInt16BE(rangeAt + range + 2 * (codePoint - start))
      if (glyph !== 0) yield [codePoint, (glyph + delta) & 0xffff]
    }
  }
}
