import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExternalItemFunctionCallback } from 'webpack'

/**
 * Between webpack and the core of the federation runtime stands its bundler runtime. The plugin's own options share
 * the core alone; this shares the parts of the bundler runtime that do not depend on their bringer: three kilobytes
 * in the entry of every remote.
 */
const sharedParts =
  /^\.\/(consumes|init|initializeSharing|installInitialConsumes|getSharedFallbackGetter)\.js$/

const variable = '_FEDERATION_BUNDLER_RUNTIME'

/** In a remote: `externals` that take the shared parts from the shell. */
export const bundlerRuntimeFromShell: ExternalItemFunctionCallback = (
  { context = '', request = '' },
  callback,
) =>
  /webpack-bundler-runtime[\\/]dist$/.test(context) && sharedParts.test(request)
    ? callback(null, `global ${variable}`)
    : callback()

/** In the shell: a plugin of the federation runtime that hands them out. */
export const provideBundlerRuntime = fileURLToPath(
  new URL(`bundler-runtime/provide${path.extname(import.meta.url)}`, import.meta.url),
)
