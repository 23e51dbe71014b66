import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
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
const configuration = readdirSync(kit, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))

/**
 * webpack's own cache between builds. The builder, with its versions, and the mode are part of its identity: it would
 * otherwise hand out modules that another federation plugin, another configuration or a development build has
 * written.
 */
const fileCache = ({ dir, name, mode }: Built): Configuration['cache'] => ({
  type: 'filesystem',
  name: `${name}-${mode}`,
  cacheDirectory: path.join(dir, '.cache/webpack'),
  version: createHash('sha256')
    .update(JSON.stringify([versions, configuration]))
    .digest('hex')
    .slice(0, 12),
})

/** Minimizer for browsers: a hundredth smaller than webpack's own choice makes it. */
export const browserMinimizer = () => [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })]

export const baseConfig = ({ dir, name, mode }: Built): Configuration => ({
  name,
  mode,
  context: dir,
  devtool: mode === 'development' ? 'source-map' : false,
  cache: fileCache({ dir, name, mode }),
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
})
