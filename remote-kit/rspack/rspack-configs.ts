import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import rspack, { type Configuration, type RuleSetRule } from '@rspack/core'
import { readManifest } from '../release/manifest'
import { addressFromShell, ReleaseAddressPlugin } from '../webpack/release-address'
import { ReleasePlugin } from '../webpack/release-plugin'
import {
  exposesOf,
  federationOf,
  globalOf,
  librariesOfShell,
  type Outcome,
  outputOf,
  serverModules,
  serverOutput,
} from '../webpack/remote'
import { sourceRules } from '../webpack/rules'

/**
 * Browser and server builds of a remote by Rspack: rules, sharing and files are those of webpack. Its federation plugin
 * bundles the CommonJS build of the runtime, none of whose parts the shell shares or the kit replaces.
 */
export const rspackConfigs = (outcome: Outcome): Configuration[] => [browser(outcome), server(outcome)]

const base = ({ dir, mode }: Outcome, half: string): Configuration => ({
  name: `${readManifest(dir).name}-${half}`,
  mode,
  context: dir,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
})

const rulesOf = (name: string, isServer: boolean): RuleSetRule[] =>
  sourceRules({
    name,
    server: isServer,
    scriptLoader: 'builtin:swc-loader',
    extractLoader: rspack.CssExtractRspackPlugin.loader,
  }) as RuleSetRule[]

function browser(outcome: Outcome): Configuration {
  const { dir } = outcome
  const { name } = readManifest(dir)
  const exposes = exposesOf(dir)
  return {
    ...base(outcome, 'browser'),
    target: ['web', 'es2022'],
    entry: {},
    output: outputOf(name, outcome.outDir),
    module: { rules: rulesOf(name, false), parser: { javascript: { url: 'relative' } } },
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic', splitChunks: { chunks: 'async' } },
    plugins: [
      new rspack.CssExtractRspackPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      new ModuleFederationPlugin(federationOf(outcome) as never),
      new ReleaseAddressPlugin() as never,
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      new ReleasePlugin({ global: globalOf(name), exposes }) as never,
    ],
  }
}

function server(outcome: Outcome): Configuration {
  const { dir, outDir } = outcome
  const { name } = readManifest(dir)
  return {
    ...base(outcome, 'server'),
    target: 'node20',
    entry: { server: [addressFromShell, './src/app/server.tsx'] },
    output: { path: outDir, ...serverOutput },
    externals: librariesOfShell,
    module: { rules: rulesOf(name, true), ...serverModules },
    optimization: { minimize: false },
  }
}
