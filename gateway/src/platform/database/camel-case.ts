import { CamelCasePlugin } from 'kysely'

const fields = new Map<string, string>()

/** Names a column as the code does: `order_uuid` is `orderUUID`, as in the calls. */
function fieldOf(column: string): string {
  let field = fields.get(column)
  if (field === undefined) {
    field = column
      .replace(/(?<=.)_+([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
      .replace(/(?<=[a-z\d])Uuid/g, 'UUID')
    fields.set(column, field)
  }
  return field
}

/** Names a field as the database does. */
export const columnOf = (field: string): string =>
  field.replace(/(?<=[a-z\d])[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`)

/** Names the fields of a row as the database does: for rows that a statement takes as JSON. */
export const columnsOf = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]))

/** Reads a row that SQL made into JSON. Keys of the JSON inside it are no columns: they stay. */
export const fieldsOf = <Row>(row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldOf(column), value])) as Row

/**
 * Names tables and columns in camel case, in statements that are built and in the rows that come back. The text of raw
 * SQL is left as it is written, and so are keys inside a column of JSON.
 */
export class CamelCaseColumns extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  protected override camelCase(column: string): string {
    return fieldOf(column)
  }
}
