import { readLines } from '../../../../platform/csv/read-lines'
import { detectSeparator, splitCells } from '../../../../platform/csv/split-cells'
import { wholeRows } from '../../../../platform/csv/whole-rows'
import type { ImportReport } from '../import-report'
import { matchColumns, type RegisterColumns } from './register-columns'
import { parseRegisterRow, type RegisterRow } from './register-row'

type Layout = { separator: string; columns: RegisterColumns; width: number }

function readLayout(header: string): Layout {
  const separator = detectSeparator(header)
  const cells = splitCells(header, separator)
  return { separator, columns: matchColumns(cells), width: cells.length }
}

/** The rows of a register file that can be sold; the others go into the report. */
export async function* readRegister(file: string, report: ImportReport): AsyncGenerator<RegisterRow> {
  const lines = readLines(file)
  const { value: header } = await lines.next()
  if (!header) return
  const layout = readLayout(header.text)
  for await (const { number: line, text } of wholeRows(lines, layout)) {
    report.countRead()
    const row = parseRegisterRow(splitCells(text, layout.separator), layout.columns, layout.width, line)
    if (typeof row !== 'string') yield row
    else report.note({ file, line, outcome: 'left-out', reason: row, subject: text.slice(0, 160) })
  }
}
