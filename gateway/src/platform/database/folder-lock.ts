import { readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Keeps a second process away from a folder that only one may open, such as the embedded database's. The lock names
 * its holder; what a dead process left behind does not count. Answers how to let go.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  const holder = await readHolder(file)
  if (holder !== null && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `The database in ${folder} is in use by process ${holder}. Stop the shop first, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  await rm(file, { force: true })
  await writeFile(file, String(process.pid), { flag: 'wx' })
  return () => rm(file, { force: true })
}

async function readHolder(file: string): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  const pid = Number(text)
  return text !== null && Number.isInteger(pid) && pid > 0 ? pid : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
