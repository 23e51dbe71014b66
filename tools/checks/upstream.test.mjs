import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const read = (/** @type {string} */ file) => readFile(path.join(workspace, file), 'utf8')

it('docs/upstream.md speaks of the versions that are installed', async () => {
  const { catalog } = parse(await read('pnpm-workspace.yaml'))
  const rows = [...(await read('docs/upstream.md')).matchAll(/^\| `([^`]+)` \| ([\d.]+) \|/gm)]
  assert.ok(rows.length > 0)
  for (const [, name = '', version] of rows) assert.equal(version, catalog[name], name)
})

it('docs/upstream.md names files that are there', async () => {
  const named = [...(await read('docs/upstream.md')).matchAll(/`([a-z-]+\/[^`]*\.(?:tsx?|mjs))`/g)]
  for (const [, file = ''] of named) if (!file.startsWith('embedded/')) await read(file)
})
