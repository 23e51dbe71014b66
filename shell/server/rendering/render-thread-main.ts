/** Runs in a worker thread: loads one release's server bundle and renders what it is asked to. */
import vm from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import type { ServerModule } from '@escapade/shared-contracts/mount/render-contract'
import { confineProcess, createBundleRequire } from './confine-bundle'
import type { FromRenderThread, RenderThreadData, ToRenderThread } from './render-messages'

const send = (message: FromRenderThread) => parentPort?.postMessage(message)
const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

process.on('unhandledRejection', (reason) => send({ type: 'trouble', message: describe(reason) }))

function load({ code, filename, address, requireFrom }: RenderThreadData): ServerModule {
  const module = { exports: {} as ServerModule }
  const run = vm.compileFunction(code, ['module', 'exports', 'require', 'releaseAddress'], { filename })
  run(module, module.exports, createBundleRequire(requireFrom), address)
  return module.exports
}

confineProcess(process)
const bundle = load(workerData)
if (typeof bundle.render !== 'function') throw new Error('The server bundle exports no render function')

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
