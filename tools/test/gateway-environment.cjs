const { readFile } = require('node:fs/promises')
const path = require('node:path')
const { TestEnvironment } = require('jest-environment-node')

const gateway = path.join(__dirname, '../../gateway')
let compiled

/** Compiling the embedded database takes longer than opening it: suites of a worker share it. */
const compileDatabase = async () =>
  WebAssembly.compile(
    await readFile(path.join(gateway, 'node_modules/@electric-sql/pglite/dist/pglite.wasm')),
  )

/** Node, with the embedded database compiled: `pgliteWasm` (gateway/src/testing/test-app.ts). */
module.exports = class GatewayEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    compiled ??= compileDatabase()
    this.global.pgliteWasm = await compiled
  }
}
