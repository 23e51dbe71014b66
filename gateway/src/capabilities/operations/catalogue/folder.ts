import path from 'node:path'

/** Files of the hotels in a folder of the catalogue; `pictures` lies beside them. */
export const hotelsIn = (folder: string) => path.join(folder, 'hotels')

/** The one folder that a command is about. */
export function folderOf(positionals: readonly string[], operation: string): string {
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) throw new Error(`Say which folder: catalogue ${operation} FOLDER`)
  return folder
}

export const say = (line: string) => void process.stderr.write(`${line}\n`)
