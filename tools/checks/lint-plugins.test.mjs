import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'lint-plugins-'))
after(() => rmSync(folder, { recursive: true }))

/** Lines of a text that a plugin of `tools/lint` refuses. @param {string} plugin @param {string} file @param {string} text */
function refused(plugin, file, text) {
  const config = {
    plugins: [path.join(workspace, 'tools/lint', `${plugin}.grit`)],
    linter: { rules: { preset: 'none' } },
  }
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(config))
  writeFileSync(path.join(folder, file), text)
  const biome = path.join(workspace, 'node_modules/.bin/biome')
  const args = ['lint', '--reporter=github', `--config-path=${folder}`, file]
  const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' })
  return [...stdout.matchAll(/,line=(\d+),/g)].map(([, line]) => text.split('\n')[Number(line) - 1])
}

/** @type {[plugin: string, file: string, refused: string[], allowed: string[]][]} */
const cases = [
  [
    'hidden-keys',
    'a.ts',
    [
      'const stay = { nights: 1, ...{ persons: 2 } }',
      "db.updateTable('t').set({ a: 1, ...(isOver ? { holds_stock: false } : {}) })",
      "db.insertInto('t').values(rows.map((row) => ({ ...row, ...(isOver ? { holds_stock: false } : {}) })))",
    ],
    ["db.updateTable('t').set({ ...change, a: 1 })", 'const stay = { ...(isLong ? { nights: 7 } : {}) }'],
  ],
  ['packed-lists', 'a.ts', ["const all = [...(['a', 'b'] as const), 'c']"], ["const all = [...some, 'c']"]],
  [
    'order-status',
    'a.ts',
    [
      "db.updateTable('customerOrder').set({ status: 'expired' }).where('a', '=', 1)",
      "db.updateTable('payment').where('a', '=', 1).set({ status, updatedAt })",
      "db.insertInto('customerOrder').values({ ...order, status: 'confirmed' })",
    ],
    [
      "db.updateTable('customerOrder').set({ expiresAt })",
      "db.updateTable('payment').set({ updatedAt }).where('status', '=', 'open')",
      "db.updateTable('review').set({ status: 'published' })",
    ],
  ],
  [
    'page-paths',
    'a.tsx',
    [
      "const to = '/search'",
      'const to = "/search?flow=booking"',
      'const to = `/static/faq`',
      `const to = \`/product/\${id}\``,
      `const to = \`\${basePath}/product/\${id}\``,
      "const to = basePath + '/search#' + hash",
      'const card = <a href="/static/terms">terms</a>',
      `const card = <a href={\`/product/\${id}\`}>stay</a>`,
      `const html = '<a href="/search">all</a>'`,
      "const kinds = { '/search': 'results' }",
    ],
    [
      'const to = paths.product({ id })',
      "import { search } from '../search/search'",
      "import { find } from '@escapade/shared-contracts/search'",
      "const path = '/front-gateway/search'",
      "const path = '/searching/by'",
      '// leads to /search',
    ],
  ],
  [
    'raw-styles',
    'a.module.scss',
    [
      '$night: #123;',
      '.a { color: #fff; }',
      '.a { border: 1px solid red; }',
      '.a { background: linear-gradient(white, var(--ground)); }',
      '.a { color: rgb(1 2 3 / 50%); }',
      '@media (min-width: 600px) { .a { gap: 0; } }',
      '@container (min-width: 30em) { .a { gap: 0; } }',
    ],
    [
      '.a { color: var(--red-thread); white-space: nowrap; }',
      '.a { color: color-mix(in oklab, var(--ink), var(--ground)); }',
      '@include media.from(wide) { .a { gap: 2px; } }',
      '#top { gap: 0; }',
    ],
  ],
]

for (const [plugin, file, offenders, allowed] of cases)
  test(`${plugin} refuses what it is for, and nothing else`, () => {
    const found = refused(plugin, file, [...offenders, ...allowed].join('\n'))
    assert.deepEqual([...new Set(found)], offenders)
  })

test('page-paths knows the first segment of each route of the remotes', () => {
  const remotes = readdirSync(workspace).filter((name) => name.startsWith('mf-'))
  const segments = remotes.flatMap((name) => {
    /** @type {{ routes: { segment: string }[] }} */
    const { routes } = JSON.parse(readFileSync(path.join(workspace, name, 'remote.json'), 'utf8'))
    return routes.map(({ segment }) => segment).filter((segment) => /^\w/.test(segment))
  })
  const rule = readFileSync(path.join(workspace, 'tools/lint/page-paths.grit'), 'utf8')
  assert.equal(/\(\?:(account[^)]*)\)/.exec(rule)?.[1], [...new Set(segments)].sort().join('|'))
})

test('every plugin is tried here, and used by biome.json', () => {
  const plugins = readdirSync(path.join(workspace, 'tools/lint')).map((name) => name.replace('.grit', ''))
  assert.deepEqual(cases.map(([plugin]) => plugin).sort(), plugins.sort())
  const used = execFileSync('grep', ['-o', 'tools/lint/[a-z-]*', 'biome.json'], {
    cwd: workspace,
    encoding: 'utf8',
  })
  assert.deepEqual(new Set(used.trim().split('\n')), new Set(plugins.map((name) => `tools/lint/${name}`)))
})
