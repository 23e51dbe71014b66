import { parseArgs } from 'node:util'
import type { Clock } from '../../platform/clock'
import type { DatabaseHandle, Db } from '../../platform/database/database'
import { tryOrDo } from '../../platform/database/dry-run'
import { printRows } from '../../platform/print-rows'

export type OperationContext = { db: DatabaseHandle['db']; clock: Clock }
export type Row = Record<string, unknown>
/** Typed input: names of things, and the values of `--options`. */
export type Given = { names: string[]; values: Record<string, string | undefined> }
/** One thing that operators do, in a transaction; answers what it found or changed, a row each. */
export type Operation = {
  options?: string[]
  run: (db: Db, given: Given & { clock: Clock; isDry: boolean }) => Promise<Row[]>
}

/**
 * A command of several operations, `list` when none is named. With `--dry-run` an operation does all of its work and
 * takes it back, so that what it prints is what it would do.
 */
export const operationsCommand =
  (name: string, operations: Record<string, Operation>) =>
  async ({ db, clock }: OperationContext, args: string[]): Promise<void> => {
    const [first, ...rest] = args
    const isNamed = first !== undefined && !first.startsWith('-')
    const wanted = isNamed ? first : 'list'
    const operation = Object.hasOwn(operations, wanted) ? operations[wanted] : undefined
    if (!operation) throw new Error(`${name} takes one of ${Object.keys(operations).join(', ')}`)
    const { values, positionals: names } = parseArgs({
      args: isNamed ? rest : args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        ...Object.fromEntries(
          (operation.options ?? []).map((option) => [option, { type: 'string' as const }]),
        ),
      },
    })
    const { json, 'dry-run': isDry = false, ...typed } = values
    const given = { names, values: typed as Given['values'], clock, isDry }
    const rows = await tryOrDo(db, (trx) => operation.run(trx, given), { isDry })
    printRows(rows, { json })
    if (isDry) process.stderr.write('A dry run: nothing was changed\n')
  }
