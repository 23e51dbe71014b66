import { readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Keeps a second process away from a folder that only one may open, such as the embedded database's. The lock names
 * its holder; what a dead process left behind does not count. Answers how to let go.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  const holder = await readHolder(file)
  if (holder !== null && holder.pid !== process.pid && (await isRunning(holder))) {
    throw new Error(
      `The database in ${folder} is in use by process ${holder.pid}. Stop the shop first, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  await rm(file, { force: true })
  await writeFile(file, `${process.pid} ${await startOf(process.pid)}`.trim(), { flag: 'wx' })
  return () => rm(file, { force: true })
}

type Holder = { pid: number; start: string }

async function readHolder(file: string): Promise<Holder | null> {
  const [first = '', start = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ')
  const pid = Number(first)
  return Number.isInteger(pid) && pid > 0 ? { pid, start } : null
}

/**
 * Compares the start as well, as the number may belong to another process since: after a restart of the machine it
 * often does.
 */
const isRunning = async ({ pid, start }: Holder): Promise<boolean> =>
  isAlive(pid) && (start === '' || start === (await startOf(pid)))

/** When a process began, in ticks since the machine did, as Linux counts (proc(5), field 22); empty elsewhere. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
