import { createRules } from './trusted-types'

const rules = createRules(
  ['https://fr.escapade.test/assets/', 'https://cdn.test/remotes/mf-search/1/'],
  'https://fr.escapade.test/search',
)

it.each([
  ['/assets/shell.js', true],
  ['https://fr.escapade.test/assets/1.js', true],
  ['https://cdn.test/remotes/mf-search/1/entry.js', true],
  ['https://cdn.test/remotes/mf-search/2/entry.js', false],
  ['https://cdn.test/remotes/mf-search/1/../2/entry.js', false],
  ['https://evil.test/assets/shell.js', false],
  ['//evil.test/assets/shell.js', false],
  ['data:text/javascript,alert(1)', false],
  ['/other/shell.js', false],
])('script from %s: %s', (url, allowed) => {
  expect(rules.createScriptURL(url) !== null).toBe(allowed)
})

it.each([
  ['{"@type":"Product"}', true],
  ['alert(1)', false],
])('script text %s: %s', (text, allowed) => {
  expect(rules.createScript(text) !== null).toBe(allowed)
})

it.each([
  ['', true],
  ['<h2>Terms</h2><p>See <a href="/static/faq">questions</a>, <b>please</b> &amp; on time</p>', true],
  ['<ul><li>onto the beach = free</li></ul>', true],
  ['<img src=x onerror=alert(1)>', false],
  ['<img/onerror=alert(1) src=x>', false],
  ['<script>alert(1)</script>', false],
  ['<ScRiPt src=//evil.test></script>', false],
  ['<iframe srcdoc="x"></iframe>', false],
  ['<svg><set onbegin=alert(1)></svg>', false],
  ['<a href="javascript:alert(1)">x</a>', false],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', false],
  ['<base href="//evil.test">', false],
  ['<p style="position:fixed">x</p>', false],
])('markup %s: %s', (html, allowed) => {
  expect(rules.createHTML(html) !== null).toBe(allowed)
})
