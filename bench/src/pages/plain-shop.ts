import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { runWebpack } from '@escapade/remote-kit/webpack/build-remote'
import { allDeveloperTools } from '@escapade/shared-contracts/settings/developer-tools'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { createImmutableFiles } from '../../../shell/server/platform/immutable-files'
import { createKeepFile } from '../../../shell/server/platform/keep-file'
import { filesRoute } from '../../../shell/server/routes/files-route'
import { gatewayProxy } from '../../../shell/server/routes/gateway-proxy'
import { plainConfig, plainDist } from '../../plain/webpack.config'

export type PlainShop = { origin: string; close(): Promise<void> }

/** Builds the plain bundle and serves it with the shell's own file and proxy routes: same compression, same gateway. */
export async function openPlainShop(gatewayUrl: string): Promise<PlainShop> {
  await runWebpack([plainConfig])
  const html = documentFor(await readdir(plainDist))
  const cacheDir = await mkdtemp(path.join(os.tmpdir(), 'plain-'))
  const app = Fastify()
  await app.register(compress)
  const keep = createKeepFile((error) => console.error(error))
  const files = createImmutableFiles({ root: plainDist, cacheDir, keep, check: async () => 'published' })
  await app.register(filesRoute, { under: '/assets/', files })
  await app.register(gatewayProxy, { gatewayUrl, tools: allDeveloperTools })
  app.get('/*', (_, reply) => reply.type('text/html; charset=utf-8').send(html))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    async close() {
      await app.close()
      await rm(cacheDir, { recursive: true })
    },
  }
}

/** One document for all paths, with the hints that a careful page gives: fonts and the script at once. */
function documentFor(files: string[]): string {
  const ofKind = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => `/assets/${file}`)
  return [
    '<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>Escapade</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...ofKind(/\.woff2$/).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...ofKind(/^plain\..*\.css$/).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...ofKind(/^plain\..*\.js$/).map((src) => `<script src="${src}" defer></script>`),
    '</head><body><div id="root"></div></body></html>',
  ].join('')
}
