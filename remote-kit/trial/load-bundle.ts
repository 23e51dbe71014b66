import { createRequire, isBuiltin } from 'node:module'
import vm from 'node:vm'
import type { ServerModule } from '@escapade/shared-contracts/mount/render-contract'

export type Bundle = {
  /** Source of the release's server bundle. */
  code: string
  filename: string
  /** Where browsers find the files of the release: the bundle writes it into pages. */
  address: string
  /** A file beside the node_modules that hold the libraries bundles expect from the shell. */
  requireFrom: string
}

/** Runs a server bundle as the shell does, with the libraries beside a file and nothing of Node. Throws what it throws. */
export function loadBundle({ code, filename, address, requireFrom }: Bundle): ServerModule {
  const module = { exports: {} as ServerModule }
  const run = vm.compileFunction(code, ['module', 'exports', 'require', 'releaseAddress'], { filename })
  run(module, module.exports, createBundleRequire(requireFrom), address)
  if (typeof module.exports.render !== 'function')
    throw new Error('The server bundle exports no render function')
  return module.exports
}

function createBundleRequire(from: string): (name: string) => unknown {
  const require = createRequire(from)
  return (name) => {
    if (isBuiltin(name)) throw new Error(`A server bundle may not use ${name} of Node`)
    return require(name)
  }
}
