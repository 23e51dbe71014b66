import path from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type Compiler } from 'webpack'

const { RuntimeModule } = webpack

/** First module of a server bundle: files of the release are where the shell says. */
export const addressFromShell = fileURLToPath(
  new URL(`address/server${path.extname(import.meta.url)}`, import.meta.url),
)

class AddressAsWritten extends RuntimeModule {
  constructor() {
    super('address as written', RuntimeModule.STAGE_TRIGGER)
  }

  override generate() {
    return "__webpack_require__.p = __webpack_require__.p.replace(globalThis.location?.origin, '');"
  }
}

/**
 * In browsers: the bundler reads its address from the script, whole. Without the page's own origin it is the one that
 * the server has written into the page, so that the browser takes over what is there.
 */
export class ReleaseAddressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseAddressPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(compiler.webpack.RuntimeGlobals.publicPath)
        .tap('ReleaseAddressPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new AddressAsWritten())
        })
    })
  }
}
