import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/**
 * Keeps a second `npm start` away from the folder of the first: both would write the same database and logs. Throws
 * while the process that holds it runs; what a dead one left behind does not count. It ends with this process.
 *
 * @param {string} folder
 * @param {number} port
 */
export function holdFolder(folder, port) {
  const file = path.join(folder, 'shop.lock')
  const holder = readHolder(file)
  if (holder && holder.pid !== process.pid && startOf(holder.pid) === holder.start)
    throw new Error(
      `The shop runs already at http://localhost:${holder.port} (process ${holder.pid}) and uses ${folder}. Stop that one first.`,
    )
  writeFileSync(file, JSON.stringify({ pid: process.pid, start: startOf(process.pid), port }))
  process.on('exit', () => rmSync(file, { force: true }))
}

/** @param {string} file @returns {{ pid: number, start: string | null, port: number } | null} */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * When a process began: numbers of processes are given again, after a restart of the machine soon. Linux counts in
 * ticks (proc(5), field 22); elsewhere it is enough that there is one. Null where there is none.
 *
 * @param {number} pid
 */
function startOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return 'unknown'
  }
}
