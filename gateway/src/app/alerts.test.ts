import { orderFigures } from '../capabilities/orders/capability'
import type { Db } from '../platform/database/database'
import { jobFigure } from '../platform/jobs/job-figure'
import { hostFigures } from '../platform/observe/host-figures'
import { createMetrics } from '../platform/observe/metrics'
import { redisFigure } from '../platform/redis'
import { replicaFigure } from '../platform/replica/open-replica'
import { backupFigure } from './backup/keep-backups'
import { parseDeploy, readRoot } from './deploy-files.fixture'

type Rule = {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { runbook: string; summary: string }
}
type Rules = { groups: { rules: Rule[] }[] }

const rules = (parseDeploy('monitoring/alerts.yaml') as unknown as [Rules])[0].groups.flatMap(
  (group) => group.rules,
)

/** Names of all figures of a gateway, and that of Prometheus itself. */
async function figures(): Promise<Set<string>> {
  const metrics = createMetrics()
  const database = { db: {} as Db, connections: () => ({ total: 0, idle: 0, waiting: 0 }) }
  metrics.watchDatabase('primary', database as never)
  metrics.watchOutbox(database as never, () => new Date())
  const now = () => new Date()
  const figures = [
    ...orderFigures(database.db, now),
    ...hostFigures({ varDir: '/', publicOrigin: 'http://localhost', now }),
    backupFigure(database.db, now),
    jobFigure({ overdue: () => [] }),
    redisFigure({ status: 'ready' }),
    replicaFigure({ lagMs: () => 0 }),
  ]
  for (const figure of figures) metrics.watchFigure(figure)
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name)
  return new Set(['up', ...names, ...names.map((name) => `${name}_count`)])
}

it.each(rules.map((rule) => [rule.alert, rule] as const))(
  'the alert %s is about figures that there are, and has its line in the runbook',
  async (name, { expr, labels, annotations }) => {
    const known = await figures()
    const named = [
      ...expr.matchAll(/\b([a-z][a-z0-9]*(?:_[a-z0-9]+)+|up)\b(?=\s*[{)[]|\s*(?:[><=]|offset))/g),
    ]
    expect(named.length).toBeGreaterThan(0)
    for (const [, figure = ''] of named) expect([figure, known.has(figure)]).toEqual([figure, true])
    expect(['page', 'ticket']).toContain(labels.severity)
    const [file = '', anchor = ''] = annotations.runbook.split('#')
    const [, text = ''] = readRoot(file).split(`## ${name}\n`)
    expect(anchor).toBe(name.toLowerCase())
    expect(text.trim().split('\n')[0]?.length).toBeGreaterThan(60)
  },
)

it('has an example of what makes it fire, and not before, for each rule that wakes somebody at once', () => {
  const examples = readRoot('deploy/monitoring/alerts.test.yaml')
  for (const { alert, labels } of rules)
    if (labels.severity === 'page') expect(examples).toContain(`alertname: ${alert}`)
})

it('shows on the dashboard figures that there are', async () => {
  const known = await figures()
  const ofShells = /^(gateway_up|remotes_registry_up|releases_refused|remote_troubles_total)$/
  const dashboard = JSON.parse(readRoot('deploy/monitoring/dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[]
  }
  const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(20)
  for (const expression of expressions) {
    const named =
      expression.replace(/\{[^}]*\}|\bby \([^)]*\)/g, '').match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g) ?? []
    const figuresNamed = named
      .map((name) => name.replace(/_bucket$/, ''))
      .filter((name) => name !== 'histogram_quantile')
    expect(figuresNamed.length).toBeGreaterThan(0)
    for (const name of figuresNamed)
      expect([name, known.has(name) || ofShells.test(name)]).toEqual([name, true])
  }
})
