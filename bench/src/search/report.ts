import process from 'node:process'
import { groupBy } from '@escapade/gateway/platform/group-by'
import type { Line } from './measures'

const limits = { p50: 35, p99: 100, suggestP99: 30, perSecond: 200, ratio: 1.5, growth: 2 }
const head = ['HTTP p50', 'HTTP p99', 'per second', 'SQL p50', 'SQL p99', 'ratio p50']

const write = (cells: (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell, index) => (typeof cell === 'number' ? cell.toFixed(1) : cell).padEnd(index ? 12 : 34)).join('')}\n`,
  )

/** Prints what was measured, and answers what misses its target. */
export function report({ lines, clients }: { lines: Line[]; clients: number }): string[] {
  write([`${clients} clients, ms`, ...head])
  return lines.flatMap(reportLine)
}

function reportLine({ kind, label, http, sql }: Line): string[] {
  const what = `${kind}, ${label}`
  const ratio = http.p50 / sql.p50
  write([what, http.p50, http.p99, http.perSecond, sql.p50, sql.p99, ratio.toFixed(2)])
  if (label.includes('embedded')) return []
  const p99 = kind === 'suggest' ? limits.suggestP99 : limits.p99
  return [
    ...(http.p50 > limits.p50 ? [`${what}: p50 over ${limits.p50} ms`] : []),
    ...(http.p99 > p99 ? [`${what}: p99 over ${p99} ms`] : []),
    ...(kind === 'mixed' && http.perSecond < limits.perSecond
      ? [`${what}: under ${limits.perSecond}/s`]
      : []),
    ...(ratio > limits.ratio ? [`${what}: over ${limits.ratio} of the statement alone`] : []),
  ]
}

/** Growth of the time of a search from the smallest catalogue to the largest; in a town there is a limit to it. */
export function reportGrowth(lines: Line[]): string[] {
  const misses: string[] = []
  for (const [kind, measured] of groupBy(lines, (line) => line.kind)) {
    const [first, last] = [measured[0], measured.at(-1)]
    if (!first || !last || first === last) continue
    const growth = last.http.p50 / first.http.p50
    process.stdout.write(`${kind}, ${first.label} to ${last.label}: p50 × ${growth.toFixed(2)}\n`)
    if (kind === 'city' && growth > limits.growth)
      misses.push(`city: p50 grows by more than ${limits.growth}`)
  }
  return misses
}
