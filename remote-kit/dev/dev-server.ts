import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration, type MultiCompiler } from 'webpack'
import WebpackDevServer, { type Configuration as ServerOptions } from 'webpack-dev-server'
import { readManifest } from '../release/manifest'
import { baseConfig } from '../webpack/base'
import { provideBundlerRuntime } from '../webpack/bundler-runtime'
import { browserConfig, exposesOf, globalOf } from '../webpack/remote'
import { sourceRules } from '../webpack/rules'
import { broughtByShell } from '../webpack/shared-libraries'
import { createDrawPage } from './draw-page'
import { freePortFrom } from './free-port'
import { openEmulator } from './open-emulator'
import { devRelease, type Facts } from './place-remote'
import { isShell, shopProxy } from './shop-proxy'

const kit = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const mode = 'development'
/** The first of the ports that are tried when none is named. */
const firstPort = 4100
/** Calls that the gateway answers: those that the shell hands on to it (shell/server/routes/gateway-proxy.ts). */
const gatewayPaths = [
  '/api',
  '/front-gateway',
  '/images',
  '/mailbox',
  '/sandbox-psp',
  '/docs',
  '/analytics',
  '/error',
  '/crm',
  '/captcha',
  '/content',
]

type Serving = { dir: string; port?: number; gateway?: string; shell: string; alone: boolean }

/**
 * Serves one remote from its sources; what changes is exchanged in open pages, and components keep their state: inside
 * the shop of a shell that runs, with header, flags, session and the other remotes; or alone, where a host page stands in for the shell and mounts the remote's
 * app and each of its fragments, with real criteria in the hash, real texts and a real gateway.
 */
export async function startDevServer({
  dir,
  port,
  gateway,
  shell,
  alone,
}: Serving): Promise<WebpackDevServer> {
  const manifest = readManifest(dir)
  const facts: Facts = { manifest, exposes: Object.keys(exposesOf(dir)), global: globalOf(manifest.name) }
  const shop = alone ? null : (await isShell(shell)) ? shell : await openEmulator(dir)
  const remote = withoutHashes(browserConfig({ dir, mode, outDir: path.join(dir, 'dist') }))
  const compiler = webpack(shop ? [remote] : [remote, hostConfig(dir)])
  const around = shop
    ? inShop({
        shell: shop,
        release: devRelease(facts),
        draw: createDrawPage({ dir, gatewayOrigin: new URL(shop).origin }),
        styles: followStyles(compiler),
      })
    : onHostPage(gateway ?? 'http://127.0.0.1:4000', facts)
  const chosen = port ?? (await freePortFrom(firstPort))
  const server = new WebpackDevServer({ ...commonOptions(chosen), ...around }, compiler)
  await server.start()
  const where = !shop ? 'alone' : `inside the shop of ${shop === shell ? shell : 'the emulator'}`
  process.stdout.write(`${manifest.name} runs ${where} at http://localhost:${chosen}${firstPath(manifest)}\n`)
  return server
}

const commonOptions = (port: number): ServerOptions => ({
  port,
  host: 'localhost',
  allowedHosts: ['localhost', '.localhost'],
  hot: true,
  liveReload: true,
  static: false,
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  devMiddleware: { publicPath: '/files/', stats: 'errors-warnings' },
})

const inShop = (shop: Parameters<typeof shopProxy>[0]): ServerOptions => ({
  setupMiddlewares: (middlewares) => [...middlewares, { name: 'shop', middleware: shopProxy(shop) }],
})

/** Names of the style sheets that the remote's app has in the last build. */
function followStyles(compiler: MultiCompiler): () => string[] {
  let styles: string[] = []
  compiler.hooks.done.tap('styles', ({ stats: [remote] }) => {
    const files = remote?.compilation.namedChunkGroups.get('app')?.getFiles() ?? []
    styles = files.filter((file) => file.endsWith('.css'))
  })
  return () => styles
}

const onHostPage = (gateway: string, facts: Facts): ServerOptions => ({
  proxy: [{ context: gatewayPaths, target: gateway, changeOrigin: true }],
  setupMiddlewares: (middlewares) => [
    ...middlewares,
    { name: 'host-page', middleware: send(hostPage(facts)) },
  ],
})

const firstPath = ({ routes }: RemoteManifest): string =>
  `/${routes.find(({ segment }) => segment !== '*')?.segment ?? ''}`

/** A page that is open finds the newest files under the names it knows. */
const withoutHashes = (config: Configuration): Configuration => ({
  ...config,
  output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js' },
  plugins: [
    ...(config.plugins ?? []).map((plugin) =>
      plugin instanceof MiniCssExtractPlugin
        ? new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })
        : plugin,
    ),
    new ReactRefreshPlugin({ overlay: false }),
  ],
})

const libraries = broughtByShell()

const hostConfig = (dir: string): Configuration => ({
  ...baseConfig({ dir: kit, name: 'dev-host', mode }),
  cache: { type: 'memory' },
  target: ['web', 'es2022'],
  entry: { host: './dev/host/host' },
  output: {
    path: path.join(dir, 'dist'),
    publicPath: '/files/',
    filename: '[name].js',
    uniqueName: 'dev_host',
  },
  module: { rules: sourceRules({ name: 'dev-host', development: true }) },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css' }),
    new ModuleFederationPlugin({
      name: 'dev_host',
      remotes: {},
      // One script holds all: what the shell loads with the first call comes with it.
      shared: { ...libraries, axios: { ...libraries.axios, eager: true } },
      dts: false,
      dev: false,
      manifest: false,
      shareStrategy: 'loaded-first',
      runtimePlugins: [provideBundlerRuntime],
      experiments: { provideExternalRuntime: true, asyncStartup: false },
    }),
  ],
})

const send = (page: string) => (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(page)
}

const hostPage = (facts: Facts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${facts.manifest.name}</title>
<script>if (location.hash.length > 1) document.documentElement.setAttribute('data-criteria', '')</script>
<link rel="stylesheet" href="/files/host.css">
<script type="application/json" id="remote">${JSON.stringify(facts)}</script>
<script src="/files/host.js" defer></script>
</head>
<body><nav id="parts" class="page"></nav><main id="main" tabindex="-1"></main></body>
</html>
`
