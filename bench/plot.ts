/**
 * Draws the measured figures as ratios, on a logarithmic scale: shares of the targets above, times of the peers below.
 */
import type { Figure } from './measure.ts'
import type { Comparison } from './peers/compare.ts'

interface Bar {
  label: string
  ratio: number
  /** Whether it is better than its reference. */
  good: boolean
}

interface Panel {
  heading: string
  /** The meaning of the line in it. */
  unit: string
  bars: readonly Bar[]
}

const WIDTH = 860
const LABELS = 400
const ROW = 24
const HEADING = 52
const MARGIN = 60

/** A complete SVG, readable on light and dark pages. */
export function plot(figures: readonly Figure[], comparisons: readonly Comparison[]): string {
  const panels = [targets(figures), ...comparisons.map(peers)].filter(({ bars }) => bars.length > 0)
  const heights = panels.map(({ bars }) => HEADING + bars.length * ROW + 16)
  const height = heights.reduce((sum, each) => sum + each, 8)
  const drawn = panels.map((panel, at) =>
    drawPanel(panel, 8 + heights.slice(0, at).reduce((sum, each) => sum + each, 0)),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13" role="img">
<title>Shares of the targets, and times of the peers</title>
<rect width="${WIDTH}" height="${height}" fill="#fbfaf7"/>
${drawn.join('\n')}
</svg>
`
}

function targets(figures: readonly Figure[]): Panel {
  return {
    heading: 'Share of the target: left of the line it is met',
    unit: 'the target',
    bars: figures.flatMap(({ what, share }) =>
      share === null ? [] : [{ label: what.split(', ms')[0] ?? what, ratio: share, good: share <= 1 }],
    ),
  }
}

function peers({ jobs, peers }: Comparison): Panel {
  const own = peers.find(({ name }) => name === 'job index')?.measured
  const others = peers.flatMap(({ name, measured }) =>
    own && measured && measured !== own
      ? [
          { label: `${name}, median time`, ratio: measured.times.p50 / own.times.p50, good: false },
          { label: `${name}, 95th of 100`, ratio: measured.times.p95 / own.times.p95, good: false },
        ]
      : [],
  )
  return {
    heading: `The same queries over ${jobs.toLocaleString('en')} jobs: times that the job index takes`,
    unit: 'the job index',
    bars: others,
  }
}

function drawPanel({ heading, unit, bars }: Panel, top: number): string {
  const exponents = bars.map(({ ratio }) => Math.log10(ratio))
  const low = Math.min(-0.5, ...exponents)
  const high = Math.max(0.5, ...exponents)
  const x = (exponent: number) => LABELS + ((exponent - low) / (high - low)) * (WIDTH - LABELS - MARGIN)
  const rows = bars.map(({ label, ratio, good }, at) => {
    const y = top + HEADING + at * ROW
    const [from, to] = [x(0), x(Math.log10(ratio))]
    return `<text x="${LABELS - 10}" y="${y + 11}" text-anchor="end" fill="#14211f">${escaped(label)}</text>
<rect x="${Math.min(from, to).toFixed(1)}" y="${y}" width="${Math.abs(to - from).toFixed(1)}" height="15" rx="3" fill="${good ? '#0b6b53' : '#f2a516'}"/>
<text x="${(Math.max(from, to) + 6).toFixed(1)}" y="${y + 12}" fill="#54635f">${ratio.toFixed(ratio < 10 ? 2 : 0)}</text>`
  })
  const bottom = top + HEADING + bars.length * ROW
  return `<text x="16" y="${top + 20}" font-size="15" font-weight="600" fill="#14211f">${escaped(heading)}</text>
<text x="${x(0).toFixed(1)}" y="${top + 42}" text-anchor="middle" fill="#54635f">${escaped(unit)}</text>
<line x1="${x(0).toFixed(1)}" x2="${x(0).toFixed(1)}" y1="${top + 47}" y2="${bottom}" stroke="#54635f"/>
${rows.join('\n')}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
