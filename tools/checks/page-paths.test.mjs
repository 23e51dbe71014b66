import assert from 'node:assert/strict'
import test from 'node:test'
import { checkPagePaths } from './page-paths.mjs'

const segments = ['product', 'search', 'static', '']
const problemsOf = (/** @type {string} */ source, file = 'mf-x/src/Card.tsx') =>
  checkPagePaths(new Map([[file, source]]), segments)

for (const [kind, source = ''] of [
  ['a plain string', "const to = '/search'"],
  ['a string in double quotes with a query', 'const to = "/search?flow=booking"'],
  ['a template without values', 'const to = `/static/faq`'],
  ['the beginning of a template', `const to = \`/product/\${id}\``],
  ['a template behind its base path', `const to = \`\${basePath}/product/\${id}\``],
  ['a concatenation', "const to = '/product/' + encodeURIComponent(id)"],
  ['a concatenation behind its base path', "const to = basePath + '/search#' + hash"],
  ['an attribute', 'const card = <a href="/static/terms">terms</a>'],
  ['a template in an attribute', `const card = <a href={\`/product/\${id}\`}>stay</a>`],
  ['a link within text', `const html = '<a href="/search">all</a>'`],
  ['a comparison', "if (path === '/search') leave()"],
  ['a default', "const open = (to = '/static/faq') => go(to)"],
  ['a name of an object', "const kinds = { '/search': 'results' }"],
])
  test(`${kind} is refused`, () => {
    assert.equal(problemsOf(source).length, 1)
  })

test('a problem names its line', () => {
  assert.deepEqual(problemsOf("\n\nconst to = '/search'"), [
    'mf-x/src/Card.tsx:3 spells the address of a page, "/search": write it with shared-contracts/src/paths.ts',
  ])
})

for (const [kind, source = ''] of [
  ['an address of the builder', 'const to = paths.product({ id })'],
  ['a module', "import { search } from '../search/search'"],
  ['a module of that name behind a package', "import { search } from '@escapade/shared-contracts/search'"],
  ['a call of the gateway', "const path = '/front-gateway/search'"],
  ['a longer segment', "const path = '/searching/by'"],
  ['a comment', '// leads to /search'],
])
  test(`${kind} is left alone`, () => {
    assert.deepEqual(problemsOf(source), [])
  })

for (const file of [
  'e2e/journeys/menu.spec.ts',
  'mf-x/src/Card.test.tsx',
  'mf-x/src/testing/pages.ts',
  'gateway/src/capabilities/orders/orders-fixture.ts',
  'gateway/src/capabilities/orders/orders-scenarios.ts',
  'shared-contracts/src/paths.ts',
])
  test(`${file} may spell addresses`, () => {
    assert.deepEqual(problemsOf("const to = '/search'", file), [])
  })
