import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '@escapade/gateway/platform/database/postgres'

type Pool = { servers: number[]; healthAt: string }
export type Proxy = { origins: Record<string, string>; stop(): Promise<void> }

/**
 * HAProxy in front of pools of servers, one port for each pool. It sends calls to servers that say they are ready, and
 * tries another one where a connection was refused: a call that a server has begun is never made twice.
 */
export async function startProxy(folder: string, pools: Record<string, Pool>): Promise<Proxy> {
  const ports = new Map<string, number>()
  for (const name of Object.keys(pools)) ports.set(name, await freePort())
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, configuration(pools, ports))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  child.once('error', () => process.stderr.write('haproxy is missing: apt-get install haproxy\n'))
  return {
    origins: Object.fromEntries([...ports].map(([name, port]) => [name, `http://127.0.0.1:${port}`])),
    async stop() {
      if (child.exitCode !== null || child.pid === undefined) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const configuration = (pools: Record<string, Pool>, ports: ReadonlyMap<string, number>) =>
  [
    `defaults
  mode http
  option forwardfor
  retries 3
  option redispatch 1
  retry-on conn-failure
  timeout connect 2s
  timeout check 2s
  timeout client 30s
  timeout server 30s`,
    ...Object.entries(pools).map(
      ([name, { servers, healthAt }]) => `listen ${name}
  bind 127.0.0.1:${ports.get(name)}
  balance leastconn
  option httpchk GET ${healthAt}
${servers.map((port, index) => `  server ${name}${index} 127.0.0.1:${port} check inter 500ms fall 2 rise 1`).join('\n')}`,
    ),
    '',
  ].join('\n\n')
