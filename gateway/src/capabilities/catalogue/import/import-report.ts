import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { finished } from 'node:stream/promises'

export type ReportEntry = {
  /** The file read. */
  file: string
  line: number
  /** Left out, or taken although something about it is doubtful. */
  outcome: 'left-out' | 'doubtful'
  reason: string
  /** Subject of the row, for people. */
  subject: string
}

type Tally = Record<string, number>
type ImportSummary = { read: number; leftOut: Tally; doubtful: Tally }
export type ImportReport = {
  countRead(): void
  note(entry: ReportEntry): void
  summary(): ImportSummary
}

/** Counts what was read, left out and doubtful; `write` gets each note as it comes. */
export function createImportReport(write: (entry: ReportEntry) => void): ImportReport {
  const summary: ImportSummary = { read: 0, leftOut: {}, doubtful: {} }
  return {
    countRead: () => {
      summary.read += 1
    },
    note(entry) {
      const tally = entry.outcome === 'left-out' ? summary.leftOut : summary.doubtful
      tally[entry.reason] = (tally[entry.reason] ?? 0) + 1
      write({ ...entry, file: basename(entry.file) })
    },
    summary: () => summary,
  }
}

/** A report kept as JSON lines, one note a line, the summary last. */
export async function createReportFile(path: string) {
  await mkdir(dirname(path), { recursive: true })
  const stream = createWriteStream(path)
  const writeLine = (value: unknown) => stream.write(`${JSON.stringify(value)}\n`)
  return {
    report: createImportReport(writeLine),
    async close(summary: unknown) {
      writeLine({ summary })
      stream.end()
      await finished(stream)
    },
  }
}
