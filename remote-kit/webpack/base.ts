import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'
import { installedVersion } from './installed-version'

export type Mode = 'production' | 'development'
type Built = { dir: string; name: string; mode: Mode }

const kit = path.dirname(fileURLToPath(import.meta.url))
const versions = ['webpack', '@module-federation/enhanced', 'css-loader', '@swc/core']
  .map((name) => `${name}@${installedVersion(name)}`)
  .join()

/** Everything here decides on modules: code, and what the code reads as data. */
const configuration = filesUnder(kit)

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
}

/**
 * webpack's own cache between builds. The builder with its versions, the configuration that the package itself has
 * under `webpack/`, and the mode are part of its identity: it would otherwise hand out modules that another federation
 * plugin, another configuration or a development build has written.
 */
const fileCache = ({ dir, name, mode }: Built): Configuration['cache'] => ({
  type: 'filesystem',
  name: `${name}-${mode}`,
  cacheDirectory: path.join(dir, '.cache/webpack'),
  version: createHash('sha256')
    .update(JSON.stringify([versions, configuration, filesUnder(path.join(dir, 'webpack'))]))
    .digest('hex')
    .slice(0, 12),
})

/** Minimizer for browsers: a hundredth smaller than webpack's own choice makes it. */
export const browserMinimizer = () => [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })]

/** The federation plugin writes paths between single quotes into the code that it generates, and fails far from there. */
function requireReadable(folder: string): void {
  if (folder.includes("'"))
    throw new Error(`The folder ${folder} cannot be built: its path has an apostrophe. Give it another name.`)
}

/** Throws where the path of the sources, or of this package, cannot be built. */
export function baseConfig({ dir, name, mode }: Built): Configuration {
  requireReadable(dir)
  requireReadable(kit)
  return {
    name,
    mode,
    context: dir,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    cache: fileCache({ dir, name, mode }),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  }
}
