import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'
import { readConfig } from '../platform/config'

const root = path.join(__dirname, '../../..')
const deploy = path.join(root, 'deploy')
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8')

type Json = Record<string, unknown>
type Manifest = { apiVersion: string; kind: string; metadata: { name: string }; spec?: Json; data?: Json }

function parse(file: string): unknown[] {
  return parseAllDocuments(read(file)).map((document) => {
    expect({ file, errors: document.errors, warnings: document.warnings }).toEqual({
      file,
      errors: [],
      warnings: [],
    })
    return document.toJS()
  })
}

const files = readdirSync(path.join(deploy, 'kubernetes')).filter((file) => file !== 'kustomization.yaml')
const manifests = () => files.flatMap((file) => parse(`kubernetes/${file}`)) as Manifest[]
const named = (kind: string) =>
  new Map(
    manifests().flatMap((manifest) => (manifest.kind === kind ? [[manifest.metadata.name, manifest]] : [])),
  )

/** Every value under a key, however deep. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => [
    ...(name === key ? [child] : []),
    ...valuesOf(child, key),
  ])
}

describe('the manifests', () => {
  it('are listed, each with a kind and a name', () => {
    const [kustomization] = parse('kubernetes/kustomization.yaml') as [{ resources: string[] }]
    expect(kustomization.resources.sort()).toEqual(files.sort())
    for (const { apiVersion, kind, metadata } of manifests()) {
      expect([apiVersion, kind, metadata.name]).toEqual([
        expect.any(String),
        expect.any(String),
        expect.any(String),
      ])
    }
  })

  it('refer to what is there', () => {
    const services = named('Service')
    for (const { service } of valuesOf([...named('Ingress').values()], 'backend') as {
      service: { name: string }
    }[]) {
      expect(services.has(service.name)).toBe(true)
    }
    const maps = named('ConfigMap')
    for (const { name } of valuesOf(manifests(), 'configMapRef') as { name: string }[])
      expect(maps.has(name)).toBe(true)
    const deployments = named('Deployment')
    for (const { name } of valuesOf(manifests(), 'scaleTargetRef') as { name: string }[]) {
      expect(deployments.has(name)).toBe(true)
    }
  })

  it('run nothing as root, and nothing that can grow without end', () => {
    const containers = valuesOf(manifests(), 'containers').flat() as Json[]
    expect(containers.length).toBeGreaterThan(3)
    for (const { securityContext, resources } of containers) {
      expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true })
      expect(resources).toMatchObject({ limits: { memory: expect.any(String) } })
    }
    for (const template of valuesOf(manifests(), 'template') as Json[]) {
      expect(valuesOf(template, 'runAsNonRoot')).toEqual([true])
    }
  })

  it('set only what the gateway knows, to what it takes', () => {
    const data = named('ConfigMap').get('gateway')?.data as Record<string, string>
    const source = readFileSync(path.join(__dirname, '../platform/config.ts'), 'utf8')
    for (const name of Object.keys(data)) expect(source).toMatch(new RegExp(`^  ${name}: `, 'm'))
    expect(readConfig(data)).toMatchObject({ metricsPort: 9464, drainMs: 5000 })
  })
})

describe('the compose file', () => {
  it('has a server that the backup programs of the image can read', () => {
    const server = /image: postgres:(\d+)/.exec(read('compose.yaml'))?.[1]
    const client = /postgresql-client-(\d+)/.exec(read('gateway.Dockerfile'))?.[1]
    expect([server, client]).toEqual([expect.any(String), server])
  })

  it('starts what it waits for, from files that are there', () => {
    const [{ services }] = parse('compose.yaml') as [{ services: Record<string, Json> }]
    const dockerfiles = []
    for (const { depends_on: needs = {}, build } of Object.values(services)) {
      for (const name of Object.keys(needs as Json)) expect(services).toHaveProperty(name)
      if (build) dockerfiles.push((build as { dockerfile: string }).dockerfile)
    }
    expect(dockerfiles).toEqual(['deploy/gateway.Dockerfile', 'deploy/shell.Dockerfile'])
    for (const file of dockerfiles) {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
      expect(lines.filter((line) => line.startsWith('FROM '))).toHaveLength(2)
      expect(lines).toContain('USER node')
      expect(lines.some((line) => line.startsWith('CMD ["node"'))).toBe(true)
    }
  })
})
