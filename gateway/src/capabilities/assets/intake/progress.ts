import type { Added } from './add-photographs'

const each = 25

/** Says on stderr how far it is: over and over in one line of a terminal, now and then in a file. */
export function createProgress(total: number, stream: NodeJS.WriteStream = process.stderr) {
  const counts = { added: 0, known: 0, restored: 0, refused: 0 }
  let done = 0
  return (added: Added): void => {
    counts[added.result] += 1
    done += 1
    const isLast = done === total
    if (added.result === 'refused')
      stream.write(`${stream.isTTY ? '\r' : ''}${added.file}: ${added.reason}, left out\n`)
    if (!stream.isTTY && !isLast && done % each !== 0) return
    const line = `${done} of ${total} photographs: ${counts.added} added, ${counts.known} known, ${counts.restored} restored, ${counts.refused} refused`
    stream.write(stream.isTTY ? `\r${line}${isLast ? '\n' : ''}` : `${line}\n`)
  }
}
