type Column = Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array

/** A longer copy of a column. */
export function grown<T extends Column>(column: T, length: number): T {
  const longer = new (column.constructor as new (size: number) => T)(length)
  longer.set(column)
  return longer
}

/** Columns grow by this, so that growing is rare. */
export const growth = 1.3
