import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '@escapade/gateway/platform/database/postgres'

type Pool = { servers: number[]; healthAt: string }
export type Proxy = { origins: Record<string, string>; stop(): Promise<void> }

type Kind = 'haproxy' | 'nginx'

/** Asks whether servers are ready, and tries another one where a connection was refused. */
const haproxy = { file: 'haproxy.cfg', run: (file: string) => ['-db', '-f', file] }
/** Does not ask, and keeps its connections: `deploy/nginx.conf` without TLS. */
const nginx = {
  file: 'nginx.conf',
  run: (file: string) => [
    '-c',
    file,
    '-p',
    path.dirname(file),
    '-e',
    path.join(path.dirname(file), 'nginx.log'),
  ],
}
const programs = { haproxy, nginx }

/**
 * A balancer in front of pools of servers, one port for each pool. A call that a server has begun is never made twice.
 */
export async function startProxy(kind: Kind, folder: string, pools: Record<string, Pool>): Promise<Proxy> {
  const ports = new Map<string, number>()
  for (const name of Object.keys(pools)) ports.set(name, await freePort())
  const { file: name, run } = programs[kind]
  const file = path.join(folder, name)
  await writeFile(
    file,
    kind === 'nginx' ? nginxConfiguration(folder, pools, ports) : configuration(pools, ports),
  )
  const child = spawn(kind, run(file), { stdio: 'ignore' })
  child.once('error', () => process.stderr.write(`${kind} is missing: apt-get install ${kind}\n`))
  return {
    origins: Object.fromEntries([...ports].map(([pool, port]) => [pool, `http://127.0.0.1:${port}`])),
    async stop() {
      if (child.exitCode !== null || child.pid === undefined) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const nginxConfiguration = (
  folder: string,
  pools: Record<string, Pool>,
  ports: ReadonlyMap<string, number>,
) => `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/nginx-body;
  proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-fastcgi;
  uwsgi_temp_path ${folder}/nginx-uwsgi;
  scgi_temp_path ${folder}/nginx-scgi;
${Object.entries(pools)
  .map(
    ([name, { servers }]) => `  upstream ${name} {
${servers.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 16;
    keepalive_timeout 2s;
  }
  server {
    listen 127.0.0.1:${ports.get(name)};
    client_max_body_size 30m;
    location / {
      proxy_pass http://${name};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error timeout http_503;
      proxy_connect_timeout 2s;
    }
  }`,
  )
  .join('\n')}
}
`

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
