import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { create, extract } from 'tar'

/**
 * Gives a packed package the seconds of now as its patch version. Package managers keep what a version holds for
 * good: sources that change under one version would be installed as they were the first time.
 */
export async function stampVersion(file: string, now: number): Promise<void> {
  const cwd = await mkdtemp(path.join(tmpdir(), 'escapade-package-'))
  await extract({ file, cwd })
  const described = path.join(cwd, 'package/package.json')
  const manifest = JSON.parse(await readFile(described, 'utf8'))
  const version = manifest.version.replace(/\d+$/, String(Math.floor(now / 1000)))
  await writeFile(described, JSON.stringify({ ...manifest, version }, null, 2))
  await create({ gzip: true, portable: true, file, cwd }, ['package'])
  await rm(cwd, { recursive: true })
}
