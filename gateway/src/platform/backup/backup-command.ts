import { parseArgs } from 'node:util'
import type { Config } from '../config'
import { backUp, restore } from './backup'

const fileOption = { file: { type: 'string' } } as const

/** `backup --file F` */
export async function backupCommand({ config }: { config: Config }, args: string[]): Promise<void> {
  const { file } = parseArgs({ args, options: fileOption }).values
  const { heldMs } = await backUp(config, required(file))
  const held = heldMs > 0 ? `; a shop that runs waited for ${heldMs} ms` : ''
  process.stderr.write(`${file} holds the database${held}. To try it: verify --file ${file}\n`)
}

/** `restore --file F [--replace]` */
export async function restoreCommand({ config }: { config: Config }, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { ...fileOption, replace: { type: 'boolean', default: false } },
  })
  await restore(config, required(values.file), { replace: values.replace })
}

function required(file: string | undefined): string {
  if (!file) throw new Error('Say which file: --file FILE')
  return file
}
