import { readConfig } from '../platform/config'
import {
  type Compose,
  type Json,
  manifestFiles,
  manifests,
  named,
  parseDeploy,
  readRoot,
  valuesOf,
} from './deploy-files.fixture'

describe('the manifests', () => {
  it('are listed, each with a kind and a name', () => {
    const [kustomization] = parseDeploy('kubernetes/kustomization.yaml') as [{ resources: string[] }]
    expect(kustomization.resources.sort()).toEqual(manifestFiles.sort())
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

  it('set what the gateway takes', () => {
    const { SELLER_FILE: mounted, ...data } = named('ConfigMap').get('gateway')?.data ?? {}
    expect(mounted).toBe('/etc/escapade/seller.json')
    const fromSecret = { OIDC_CLIENT_SECRET: 'of the Secret' }
    expect(readConfig({ ...data, ...fromSecret })).toMatchObject({
      production: true,
      metricsPort: 9464,
      drainMs: 5000,
    })
  })
})

describe('the compose file', () => {
  it('has a server that the backup programs of the image can read', () => {
    const server = /image: postgres:(\d+)/.exec(readRoot('deploy/compose.yaml'))?.[1]
    const client = /postgresql-client-(\d+)/.exec(readRoot('deploy/gateway.Dockerfile'))?.[1]
    expect([server, client]).toEqual([expect.any(String), server])
  })

  it('starts what it waits for, from files that are there', () => {
    const [{ services }] = parseDeploy('compose.yaml') as [Compose]
    const dockerfiles = new Set<string>()
    for (const { depends_on: needs = {}, build } of Object.values(services)) {
      for (const name of Object.keys(needs as Json)) expect(services).toHaveProperty(name)
      if (build) dockerfiles.add((build as { dockerfile: string }).dockerfile)
    }
    expect([...dockerfiles]).toEqual([
      'deploy/gateway.Dockerfile',
      'deploy/registry.Dockerfile',
      'deploy/remotes.Dockerfile',
      'deploy/shell.Dockerfile',
    ])
    for (const file of dockerfiles) {
      const lines = readRoot(file).split('\n')
      // The image that publishes once and ends is its own workspace.
      const stages = file === 'deploy/remotes.Dockerfile' ? 1 : 2
      expect(lines.filter((line) => line.startsWith('FROM '))).toHaveLength(stages)
      expect(lines).toContain('USER node')
      expect(lines.some((line) => line.startsWith('CMD ["node"'))).toBe(true)
    }
  })
})
