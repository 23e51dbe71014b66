import { generateKeyPairSync } from 'node:crypto'
import { openSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@escapade/gateway/platform/database/postgres'
import { registryOverHttp } from '@escapade/remote-kit/release/registry-over-http'
import { createServerProcess } from '../replace/server-process'
import { workspace } from '../shop'

/** Nothing listens there: pages of these remotes ask for nothing. */
const noGateway = 'http://127.0.0.1:9'

/** The registry's server over a PostgreSQL database, which may be killed and goes on. */
export async function openRegistry({ folder, databaseUrl }: { folder: string; databaseUrl: string }) {
  const port = await freePort()
  const server = createServerProcess({
    file: path.join(workspace, 'registry/dist/server.js'),
    port,
    readyAt: '/health/ready',
    logFile: openSync(path.join(folder, 'servers.log'), 'a'),
    environment: {
      NODE_ENV: 'production',
      REGISTRY_DATABASE_URL: databaseUrl,
      REGISTRY_OPEN: '1',
      VAR_DIR: path.join(folder, 'registry'),
      LOG_LEVEL: 'error',
    },
  })
  await server.start()
  const address = `http://127.0.0.1:${port}`
  return {
    ...server,
    address,
    /** The registry as a squad with a key of its own sees it. */
    squad: () =>
      registryOverHttp({
        address,
        dir: folder,
        key: generateKeyPairSync('ed25519').privateKey,
        say: () => {},
      }),
  }
}

/** A shell that follows a registry, with folders of its own. */
export async function openShell({
  folder,
  name,
  registry,
}: {
  folder: string
  name: string
  registry: string
}) {
  const port = await freePort()
  const server = createServerProcess({
    file: path.join(workspace, 'shell/dist/server/server.js'),
    port,
    readyAt: '/health/ready',
    logFile: openSync(path.join(folder, 'servers.log'), 'a'),
    environment: {
      NODE_ENV: 'production',
      STAGE: 'development',
      GATEWAY_URL: noGateway,
      REGISTRY_URL: `${registry}/registry.json`,
      RELEASES_DIR: path.join(folder, name, 'releases'),
      VAR_DIR: path.join(folder, name),
      LOG_LEVEL: 'error',
    },
  })
  return { ...server, origin: `http://127.0.0.1:${port}` }
}

/** A page of a remote as a session with this cookie gets it. */
export async function visit(origin: string, page: string, cookie?: string) {
  const answer = await fetch(`${origin}/${page}`, {
    headers: { host: 'fr.localhost', ...(cookie ? { cookie } : {}) },
    redirect: 'manual',
  })
  const body = await answer.text()
  const [, given] = /releases=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  return {
    status: answer.status,
    version: /<p>[\w-]+ is ([\w-]+)<\/p>/.exec(body)?.[1] ?? null,
    cookie: given ? `releases=${given}` : cookie,
  }
}
