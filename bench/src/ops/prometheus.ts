import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@escapade/gateway/platform/database/postgres'
import { workspace } from '../shop'

type Alert = { state: string; labels: { alertname: string; severity: string } }

/** Prometheus with the rules that the shop ships, over these ports of `/metrics`. */
export async function startPrometheus(folder: string, targets: Record<'gateway' | 'shell', number>) {
  const port = await freePort()
  const rules = ['alerts.yaml', 'shell-alerts.yaml'].map((file) =>
    path.join(workspace, 'deploy/monitoring', file),
  )
  const jobs = Object.entries(targets).map(([job, at]) => ({
    job_name: job,
    static_configs: [{ targets: [`127.0.0.1:${at}`] }],
  }))
  const every = '5s'
  const config = {
    global: { scrape_interval: every, scrape_timeout: '4s', evaluation_interval: every },
    rule_files: rules,
    scrape_configs: jobs,
  }
  // JSON is YAML.
  const file = path.join(folder, 'prometheus.yaml')
  await writeFile(file, JSON.stringify(config))
  const server = spawn(
    'prometheus',
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  )
  const ask = async (what: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${what}`)
    return ((await answer.json()) as { data: unknown }).data
  }
  while (!(await ask('status/buildinfo').catch(() => null))) await pause(200)

  const firing = async (): Promise<string[]> => {
    const { alerts } = (await ask('alerts')) as { alerts: Alert[] }
    const names = alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
    return [...new Set(names)].sort()
  }
  return {
    firing,
    /** Seconds until the alert fires; null where it does not within the limit. */
    async secondsUntil(alert: string, limitSeconds: number): Promise<number | null> {
      const startedAt = performance.now()
      const passed = () => (performance.now() - startedAt) / 1000
      while (passed() < limitSeconds) {
        if ((await firing()).includes(alert)) return passed()
        await pause(500)
      }
      return null
    },
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}
