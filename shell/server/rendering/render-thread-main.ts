/** Runs in a worker thread: loads one release's server bundle and renders what it is asked to. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadBundle } from '@escapade/remote-kit/trial/load-bundle'
import { confineProcess } from './confine-process'
import type { FromRenderThread, RenderThreadData, ToRenderThread } from './render-messages'

const send = (message: FromRenderThread) => parentPort?.postMessage(message)
const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

process.on('unhandledRejection', (reason) => send({ type: 'trouble', message: describe(reason) }))

confineProcess(process)
const bundle = loadBundle(workerData as RenderThreadData)

async function answer(message: ToRenderThread) {
  const { id } = message
  if (message.type === 'ping') return send({ type: 'pong', id })
  try {
    send({ type: 'rendered', id, result: await bundle.render(message.request) })
  } catch (error) {
    send({ type: 'failed', id, message: describe(error) })
  }
}

parentPort?.on('message', answer)
send({ type: 'ready' })
