import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { baseConfig, browserMinimizer, type Mode } from '@escapade/remote-kit/webpack/base'
import { provideBundlerRuntime } from '@escapade/remote-kit/webpack/bundler-runtime'
import { LeaveOutPlugin, neverReached } from '@escapade/remote-kit/webpack/leave-out'
import { sourceRules } from '@escapade/remote-kit/webpack/rules'
import { broughtByShell, serverExternals } from '@escapade/remote-kit/webpack/shared-libraries'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'

export const shellDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
export const dist = path.join(shellDir, 'dist')
/** Path at which the shell's server serves `dist/client`. */
const publicPath = '/assets/'

/**
 * The plugin that hands the federation runtime to remotes is taken in its ESM build, like the runtime itself: its
 * CommonJS build would bring the whole runtime a second time.
 */
function oneFederationRuntime(): Record<string, string> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))
  const plugin = resolve('@module-federation/inject-external-runtime-core-plugin')
  return { [plugin]: plugin.replace(/\.cjs$/, '.js') }
}

/** Brings of a library what `client/shared/<part>.ts` exports; that file finds all of it under `<part>-whole`. */
const inPart = ({ name, part, whole }: { name: string; part: string; whole: string }) => ({
  [`${name}$`]: path.join(shellDir, `client/shared/${part}.ts`),
  [`${part}-whole$`]: path.join(shellDir, 'node_modules', whole),
})

const styles = () => new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true })

/**
 * Build of the code that runs on every page: starts at once, knows no remote, brings the libraries that remotes
 * share.
 */
export const clientConfig = ({ mode }: { mode: Mode }): Configuration => ({
  ...baseConfig({ dir: shellDir, name: 'shell-client', mode }),
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      ...oneFederationRuntime(),
      ...inPart({
        name: 'react-i18next',
        part: 'react-i18next',
        whole: 'react-i18next/dist/es/index.js',
      }),
      ...inPart({
        name: '@tanstack/react-query',
        part: 'react-query',
        whole: '@tanstack/react-query/build/modern/index.js',
      }),
      // The shim answers React's own hook where there is one, as here.
      'use-sync-external-store/shim$': 'react',
    },
  },
  target: ['web', 'es2022'],
  entry: { shell: './client/main.ts' },
  output: {
    path: path.join(dist, 'client'),
    publicPath,
    uniqueName: 'shell',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
  },
  module: { rules: sourceRules({ name: 'shell', development: mode === 'development' }) },
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    minimizer: browserMinimizer(),
    // A part that is loaded later is one file with the library that it alone uses.
    splitChunks: { cacheGroups: { defaultVendors: false } },
  },
  plugins: [
    styles(),
    new LeaveOutPlugin({ mode, parts: neverReached }),
    new ModuleFederationPlugin({
      name: 'shell',
      remotes: {},
      shared: broughtByShell(),
      dts: false,
      dev: false,
      manifest: false,
      shareStrategy: 'loaded-first',
      runtimePlugins: [provideBundlerRuntime],
      experiments: {
        provideExternalRuntime: true,
        asyncStartup: false,
        // Remotes are registered by the address of their entry: the part that reads manifests is left out.
        optimization: { disableSnapshot: true, target: 'web' },
      },
    }),
  ],
})

/**
 * Header and footer for the server, and the style sheet of every page beside the client's files: made in one build,
 * so that the class names in the HTML are those in the sheet.
 */
export const chromeConfig = ({ mode }: { mode: Mode }): Configuration => ({
  ...baseConfig({ dir: shellDir, name: 'shell-chrome', mode }),
  target: 'node20',
  entry: { page: './src/chrome/render-chrome.tsx' },
  output: {
    path: path.join(dist, 'client'),
    publicPath,
    filename: '../chrome.cjs',
    library: { type: 'commonjs2' },
    assetModuleFilename: '[name].[contenthash:8][ext]',
  },
  externals: Object.fromEntries(serverExternals.map((library) => [library, `commonjs ${library}`])),
  module: { rules: sourceRules({ name: 'shell', development: mode === 'development' }) },
  optimization: { minimize: false },
  plugins: [styles()],
})
