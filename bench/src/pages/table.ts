/** A line of the report: a figure, what it is held against, and whether it holds. Without a limit it only informs. */
export type Row = { page: string; figure: string; value: string; target?: string; pass?: boolean }

export function printTable(rows: Row[]): string {
  const cells = rows.map(({ page, figure, value, target = '', pass }) => [
    page,
    figure,
    value,
    target,
    pass === undefined ? '' : pass ? 'pass' : 'FAIL',
  ])
  const all = [['page', 'figure', 'value', 'target', ''], ...cells]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
