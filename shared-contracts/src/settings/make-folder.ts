import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a folder and those above it that are missing. Throws with the system's code where that is refused. Node's own
 * `recursive` never ends below a folder that answers ENOENT to every name, as `/proc` does.
 */
export async function makeFolder(folder: string, options: { mode?: number } = {}): Promise<void> {
  const code = await mkdir(folder, options).then(
    () => null,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return error.code
      throw error
    },
  )
  if (code !== 'ENOENT') return
  await makeFolder(path.dirname(folder))
  await mkdir(folder, options).catch((error: NodeJS.ErrnoException) => {
    // Another process was faster.
    if (error.code !== 'EEXIST') throw error
  })
}
