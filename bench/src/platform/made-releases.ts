import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@escapade/shared-contracts/mount/registry'

const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** A small release that draws its version, with as many further files as a remote of the scaffold has. */
export async function makeRelease(
  root: string,
  { name, version }: { name: string; version: string },
): Promise<string> {
  const folder = path.join(root, name, version)
  await mkdir(folder, { recursive: true })
  const chunk = (at: number) => `/* ${name} ${version} ${at} */`.repeat(200)
  const contents: Record<string, string> = {
    'entry.js': `/* entry of ${name} ${version} */`,
    'server.cjs': `exports.render = async () => ({ html: '<p>${name} is ${version}</p>', head: {}, status: 200, slots: [], state: { queries: {}, texts: {} } })`,
    ...Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`chunk${at}.js`, chunk(at)])),
  }
  const files: Release['files'] = {}
  for (const [file, text] of Object.entries(contents)) {
    await writeFile(path.join(folder, file), text)
    files[file] = integrityOf(text)
  }
  const release: Release = {
    name,
    version,
    manifest: { name, routes: [{ segment: name, page: 'page' }], fragments: [] },
    entry: { file: 'entry.js', global: name.replaceAll('-', '_') },
    exposes: { './app': { js: [], css: [] } },
    server: 'server.cjs',
    files,
  }
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release))
  return folder
}

type Copy = { root: string; name: string; version?: string }

/**
 * The release of a remote that was built, under another version, or under another name and then at an address of its
 * own.
 */
export async function copyRelease(built: string, { root, name, version }: Copy): Promise<string> {
  const release: Release = JSON.parse(await readFile(path.join(built, 'release.json'), 'utf8'))
  const copied = { ...release, name, version: version ?? release.version }
  const folder = path.join(root, name, copied.version)
  await mkdir(folder, { recursive: true })
  for (const file of Object.keys(release.files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), await readFile(path.join(built, file)))
  }
  const [route] = release.manifest.routes
  const page = route?.page ?? 'page'
  const manifest =
    name === release.name ? release.manifest : { name, routes: [{ segment: name, page }], fragments: [] }
  await writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...copied, manifest }))
  return folder
}
