const texts = /\/texts\/texts\.ts$/
const head = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/**
 * Catalogues of texts are read with `require`, which bundles of the gateway have and modules run by tsx have not.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context)
  if (!texts.test(url.split('?')[0] ?? '') || loaded.format !== 'module') return loaded
  return { ...loaded, source: `${head}${loaded.source}` }
}
