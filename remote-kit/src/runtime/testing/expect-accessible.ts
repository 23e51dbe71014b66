import axe from 'axe-core'

/** Names, roles and relations of all that is in a part of the page. Contrast and sizes need a browser: see `e2e`. */
export async function expectAccessible(part: Element = document.body): Promise<void> {
  const { violations } = await axe.run(part, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
}
