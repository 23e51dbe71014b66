import { createHash } from 'node:crypto'

/**
 * Notes in `assets.json` which files start the remote and which each exposed part needs at once. Of each part it
 * also writes a start file: entry and scripts of the part in one, so that a page which shows it asks once.
 */
export class ReleasePlugin {
  constructor({ global, exposes }) {
    this.global = global
    this.exposes = exposes
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        const entry = { file: entryFile(compilation, this.global), global: this.global }
        const exposes = Object.fromEntries(
          Object.entries(this.exposes).map(([exposed, { name }]) => {
            const assets = assetsOf(compilation, name)
            const { file, content } = startOf(compilation, name, [...assets.js, entry.file])
            compilation.emitAsset(file, new sources.RawSource(content))
            return [exposed, { ...assets, start: file }]
          }),
        )
        compilation.emitAsset(
          'assets.json',
          new sources.RawSource(
            JSON.stringify({ entry, exposes: { ...exposes, ...pagesOf(compilation) } }, null, 2),
          ),
        )
      })
    })
  }
}

const pageChunk = /^page-(.+)$/

/**
 * Pages that an app loads on demand, `./app/<page of the route>`: a document that shows one names its files, so that
 * its first paint has its styles. An app names such a chunk `page-<page of the route>`.
 */
const pagesOf = (compilation) =>
  Object.fromEntries(
    [...compilation.namedChunkGroups.keys()].flatMap((name) => {
      const [, page] = pageChunk.exec(name) ?? []
      return page ? [[`./app/${page}`, assetsOf(compilation, name)]] : []
    }),
  )

/** The chunks come first: they only put themselves down for the entry, which finds them when it runs. */
function startOf(compilation, name, files) {
  const content = files.map((file) => compilation.getAsset(file).source.source()).join('\n')
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return { file: `${name}.start.${hash}.js`, content }
}

const entryFile = (compilation, global) => firstScript(compilation.entrypoints.get(global)?.getFiles() ?? [])
const firstScript = (files) => files.find((file) => file.endsWith('.js'))

function assetsOf(compilation, chunkName) {
  const files = compilation.namedChunkGroups.get(chunkName)?.getFiles() ?? []
  const withEnding = (ending) => files.filter((file) => file.endsWith(ending))
  return { js: withEnding('.js'), css: withEnding('.css') }
}
