import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import { installedVersion } from './installed-version.mjs'

const kit = path.dirname(fileURLToPath(import.meta.url))
const versions = ['webpack', '@module-federation/enhanced', 'css-loader', '@swc/core']
  .map((name) => `${name}@${installedVersion(name)}`)
  .join()

/**
 * webpack's own cache between builds. Versions and mode are part of its identity: it would otherwise hand out
 * modules that another federation plugin, or a development build, has written.
 */
const fileCache = ({ dir, name, mode }) => ({
  type: 'filesystem',
  name: `${name}-${mode}`,
  cacheDirectory: path.join(dir, '.cache/webpack'),
  version: createHash('sha256').update(versions).digest('hex').slice(0, 12),
  buildDependencies: { kit: [`${kit}${path.sep}`] },
})

/** What browsers get: a hundredth smaller than webpack's own choice makes it. */
export const browserMinimizer = () => [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })]

export const baseConfig = ({ dir, name, mode }) => ({
  name,
  mode,
  context: dir,
  devtool: mode === 'development' ? 'source-map' : false,
  cache: fileCache({ dir, name, mode }),
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
})
