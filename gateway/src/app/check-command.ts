import { parseArgs } from 'node:util'
import type { Config } from '../platform/config'
import { printRows } from '../platform/print-rows'
import { checkPartners } from './check-partners'

/** `check [--json]`: tries the settings; ends with 1 unless all partners have answered that they are right. */
export async function checkCommand({ config }: { config: Config }, args: string[]): Promise<void> {
  const { json } = parseArgs({ args, options: { json: { type: 'boolean' } } }).values
  const answers = await checkPartners(config)
  printRows(answers, { json })
  if (answers.some(({ state }) => state !== 'right')) process.exitCode = 1
}
