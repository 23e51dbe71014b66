import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceRules } from '@escapade/remote-kit/webpack/rules'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'

const dir = path.dirname(fileURLToPath(import.meta.url))
export const plainDist = path.resolve(dir, '../dist/plain')

/**
 * The measured pages as one ordinary bundle from the same sources: no federation, no server. It holds the texts of
 * its one language, as a shop built per language would; what the sources load on demand is loaded on demand here too.
 */
export const plainConfig: Configuration = {
  name: 'plain',
  mode: 'production',
  context: dir,
  devtool: false,
  target: ['web', 'es2022'],
  entry: { plain: './main.tsx' },
  output: {
    path: plainDist,
    publicPath: '/assets/',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    clean: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
  },
  module: {
    rules: [
      ...sourceRules({ name: 'plain' }),
      { test: /load-texts\.ts$/, parser: { dynamicImportMode: 'eager' } },
    ],
  },
  plugins: [
    new webpack.ContextReplacementPlugin(/(mf-[a-z-]+|shared-ui)[\\/]src[\\/]locales$/, /[\\/]fr\.json$/),
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true }),
  ],
  optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic' },
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
}
