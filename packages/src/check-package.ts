import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { preProcessFile } from 'typescript'

type Manifest = {
  name: string
  exports: Record<string, string | null>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/**
 * Troubles that somebody would have who installs the packed package: those that publint and Are The Types Wrong name,
 * and imports of what it neither holds nor depends on.
 */
export async function troublesOf(file: string): Promise<string[]> {
  const tarball = await readFile(file)
  const data = new Uint8Array(tarball)
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true })
  const told = messages.map((message) => formatMessage(message, pkg) ?? message.code)
  const packed = openPackage(createPackageFromTarballData(data))
  return [...told, ...(await typeTroubles(packed)), ...missingImports(packed)]
}

type Packed = { pkg: Package; manifest: Manifest; files: string[]; read(file: string): string }

function openPackage(pkg: Package): Packed {
  const root = `/node_modules/${pkg.packageName}/`
  const read = (file: string) => pkg.readFile(root + file)
  const files = pkg.listFiles().map((file) => file.slice(root.length))
  return { pkg, files, read, manifest: JSON.parse(read('package.json')) }
}

/** The packages are modules, for bundlers and for Node: what CommonJS would make of them is no trouble. */
async function typeTroubles(packed: Packed): Promise<string[]> {
  const checked = await checkPackage(packed.pkg, { entrypoints: entrypointsOf(packed) })
  if (!checked.types) return []
  return checked.problems
    .filter(
      (problem) => !('resolutionKind' in problem) || /^(bundler|node16-esm)$/.test(problem.resolutionKind),
    )
    .map((problem) => `${problem.kind}: ${JSON.stringify(problem)}`)
}

/** All that can be imported, patterns written out. */
function entrypointsOf({ files, manifest }: Packed): string[] {
  return Object.entries(manifest.exports).flatMap(([name, target]) => {
    const [before = '', after] = (target ?? '').replace('./', '').split('*')
    if (target === null) return []
    if (after === undefined) return [name]
    return files
      .filter((file) => file.startsWith(before) && file.endsWith(after) && after.endsWith('.js'))
      .filter((file) => !file.includes('/_virtual/'))
      .map((file) => name.replace('*', file.slice(before.length, file.length - after.length)))
  })
}

function missingImports({ files, manifest, read }: Packed): string[] {
  const { name, dependencies, peerDependencies } = manifest
  const known = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })])
  const held = new Set(files)
  const isThere = (from: string, wanted: string) =>
    wanted.startsWith('.')
      ? held.has(path.posix.join(path.posix.dirname(from), wanted))
      : isBuiltin(wanted) || known.has(packageOf(wanted))
  return files
    .filter((file) => file.startsWith('dist/') && file.endsWith('.js'))
    .flatMap((file) =>
      preProcessFile(read(file), true, true)
        .importedFiles.filter(({ fileName }) => !isThere(file, fileName))
        .map(({ fileName }) => `${file} imports ${fileName}, which is not there`),
    )
}

const packageOf = (request: string): string => /^(@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request
