import { type ColumnDef, type RowData, tableFeatures, useTable } from '@tanstack/react-table'
import styles from './DeskTable.module.scss'

/** Rows come sorted and page by page from the gateway: the table needs none of the library's own. */
export const deskFeatures = tableFeatures({})
type DeskColumns<Row extends RowData> = ColumnDef<typeof deskFeatures, Row>[]

type Props<Row extends RowData> = {
  caption: string
  columns: DeskColumns<Row>
  rows: Row[]
  rowId: (row: Row) => string
}

/** A list of the desk as a table, which scrolls sideways where it is too wide. */
export function DeskTable<Row extends RowData>({ caption, columns, rows, rowId }: Props<Row>) {
  const table = useTable({ features: deskFeatures, columns, data: rows, getRowId: rowId })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="vh">{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col">
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
