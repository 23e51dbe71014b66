/** Columns as the tables have them, JSON not yet written as text. */
export type Row = Record<string, unknown>

/** Part of a file as the columns have it. */
export const toColumns = <const Table extends Readonly<Record<string, string>>>(
  columns: Table,
  part: { readonly [Field in keyof Table]: unknown },
): Row => Object.fromEntries(Object.entries(columns).map(([field, column]) => [column, part[field]]))

/** Part of a file, of a row, in the order of the table. */
export const fromColumns = <Row, const Table extends Readonly<Record<string, keyof Row>>>(
  columns: Table,
  row: Row,
) =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, row[column]])) as {
    [Field in keyof Table]: Row[Table[Field]]
  }
