import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'

const root = path.join(__dirname, '../../..')

export const readRoot = (file: string) => readFileSync(path.join(root, file), 'utf8')

export type Json = Record<string, unknown>
export type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec?: Json
  data?: Record<string, string>
}
type Service = { environment?: Record<string, string | null> } & Json
export type Compose = { name: string; services: Record<string, Service> }

/** The documents of a file under `deploy/`, without a fault of spelling. */
export function parseDeploy(file: string): unknown[] {
  return parseAllDocuments(readRoot(`deploy/${file}`)).map((document) => {
    const { errors, warnings } = document
    expect({ file, errors, warnings }).toEqual({ file, errors: [], warnings: [] })
    return document.toJS()
  })
}

/** All that kustomize lists. */
export const manifestFiles = readdirSync(path.join(root, 'deploy/kubernetes')).filter(
  (file) => file !== 'kustomization.yaml',
)
export const manifests = () =>
  manifestFiles.flatMap((file) => parseDeploy(`kubernetes/${file}`)) as Manifest[]

export const named = (kind: string) =>
  new Map(
    manifests().flatMap((manifest) => (manifest.kind === kind ? [[manifest.metadata.name, manifest]] : [])),
  )

/** Every value under a key, however deep. */
export function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => [
    ...(name === key ? [child] : []),
    ...valuesOf(child, key),
  ])
}
