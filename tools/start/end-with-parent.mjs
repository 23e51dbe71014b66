import process from 'node:process'
import { isMainThread } from 'node:worker_threads'

/** As long as a server may take to end in order. */
const killAfterMs = 10_000

// Loaded before a server that is supervised: when its supervisor is gone, however it ended, nothing would start the
// server again or stop it, and it would keep the port. The channel closes with the process at its other end.
if (isMainThread && process.channel) {
  process.on('disconnect', () => {
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
    setTimeout(() => process.exit(1), killAfterMs).unref()
    process.kill(process.pid, 'SIGTERM')
  })
}
