import { createRequire } from 'node:module'
import { broughtFileTypes } from '@escapade/shared-contracts/mount/release-file-types'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { RuleSetRule } from 'webpack'

type Sources = {
  name: string
  server?: boolean
  development?: boolean
  /** Loaders of another bundler, in the place of webpack's. */
  scriptLoader?: string
  extractLoader?: string
}

const files = new RegExp(`\\.(${Object.keys(broughtFileTypes).join('|')})$`)
/** Name of a file that is brought: of its content, so that browsers and server say the same. */
export const fileName = '[name].[hash:8][ext]'

// Loaders are looked up from here: a remote does not have to depend on them.
const { resolve } = createRequire(import.meta.url)

const scripts = ({ server, development, scriptLoader = resolve('swc-loader') }: Sources): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: scriptLoader,
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // A component that changes keeps its state in the page that shows it.
      transform: { react: { runtime: 'automatic', development, refresh: development && !server } },
      target: 'es2022',
    },
  },
})

/**
 * Class names carry the remote's name in their hash: two remotes that bring different versions of a shared
 * component, or the same in another order, never style each other. Server and browser compute the same names.
 */
const cssModules = ({ name, server }: Sources) => ({
  loader: resolve('css-loader'),
  options: {
    modules: {
      localIdentName: '[name]-[local]-[hash:base64:5]',
      localIdentHashSalt: name,
      exportOnlyLocals: server,
      namedExport: false,
      exportLocalsConvention: 'as-is',
    },
  },
})

/** Sass reads plain CSS too, and leaves comments and blanks out. */
const compressed = {
  loader: resolve('sass-loader'),
  options: { api: 'modern-compiler', sassOptions: { style: 'compressed' } },
}

const styles = ({ name, server, extractLoader = MiniCssExtractPlugin.loader }: Sources): RuleSetRule[] => [
  {
    test: /\.module\.s?css$/,
    use: [
      ...(server ? [] : [extractLoader]),
      cssModules({ name, server }),
      { loader: resolve('sass-loader'), options: { api: 'modern-compiler' } },
    ],
  },
  {
    test: /(?<!\.module)\.s?css$/,
    use: server
      ? [{ loader: resolve('css-loader'), options: { modules: { auto: false, exportOnlyLocals: true } } }]
      : [extractLoader, resolve('css-loader'), compressed],
  },
]

/**
 * Modules of the shop's packages are taken as its sources are: a default import from what the shell shares would be all
 * of its names otherwise, as the bundler reads modules strictly whose package says it holds nothing else.
 */
const packed: RuleSetRule = {
  test: /[\\/]@escapade[\\/][^\\/]+[\\/]dist[\\/].+\.js$/,
  type: 'javascript/auto',
}

/**
 * Rules that turn sources into modules. `name` salts class names; `server` leaves styles out and keeps their names.
 */
export const sourceRules = ({ server = false, development = false, ...sources }: Sources): RuleSetRule[] => [
  scripts({ ...sources, server, development }),
  packed,
  ...styles({ ...sources, server }),
  { test: files, type: 'asset/resource', generator: { filename: fileName } },
]
