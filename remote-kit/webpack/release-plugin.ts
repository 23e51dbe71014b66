import { createHash } from 'node:crypto'
import type { Compilation as Building, Compiler, Module } from 'webpack'
import { startsFederation } from './stable-ids-plugin'

/** By exposed name: the file that is exposed, and the name of its chunk. */
export type Exposes = Record<string, { import: string; name: string }>

/**
 * Notes in `assets.json` which files start the remote and which each exposed part needs at once. Of each part it
 * also writes a start file: entry and scripts of the part in one, so that a page which shows it asks once. What each
 * script is made of is in `modules.json`.
 */
export class ReleasePlugin {
  private readonly global: string
  private readonly exposes: Exposes

  constructor({ global, exposes }: { global: string; exposes: Exposes }) {
    this.global = global
    this.exposes = exposes
  }

  apply(compiler: Compiler): void {
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
        compilation.emitAsset('modules.json', new sources.RawSource(JSON.stringify(modulesOf(compilation))))
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
const pagesOf = (compilation: Building) =>
  Object.fromEntries(
    [...compilation.namedChunkGroups.keys()].flatMap((name) => {
      const [, page] = pageChunk.exec(name) ?? []
      return page ? [[`./app/${page}`, assetsOf(compilation, name)]] : []
    }),
  )

/**
 * Bytes of each module in each script, before it is minified: `modules.json` says what a release weighs by. Leaves out
 * the start of the federation runtime, whose name and size differ from folder to folder.
 */
function modulesOf(compilation: Building): Record<string, Record<string, number>> {
  const { chunkGraph, requestShortener } = compilation
  const sized = (module: Module) => [module.readableIdentifier(requestShortener), module.size('javascript')]
  const inside = (module: Module): Module[] =>
    'modules' in module ? [...(module.modules as Iterable<Module>)] : [module]
  return Object.fromEntries(
    [...compilation.chunks].flatMap((chunk) => {
      const modules = chunkGraph
        .getChunkModules(chunk)
        .flatMap(inside)
        .filter((module) => !startsFederation(module))
        .map(sized)
      const scripts = [...chunk.files].filter((file) => file.endsWith('.js'))
      return scripts.map((file) => [file, Object.fromEntries(modules)])
    }),
  )
}

/** The chunks come first: they only put themselves down for the entry, which finds them when it runs. */
function startOf(compilation: Building, name: string, files: string[]) {
  const content = files.map((file) => compilation.getAsset(file)?.source.source()).join('\n')
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return { file: `${name}.start.${hash}.js`, content }
}

function entryFile(compilation: Building, global: string): string {
  const files = compilation.entrypoints.get(global)?.getFiles() ?? []
  const file = files.find((name) => name.endsWith('.js'))
  if (!file) throw new Error(`No script starts ${global}`)
  return file
}

function assetsOf(compilation: Building, chunkName: string) {
  const files = compilation.namedChunkGroups.get(chunkName)?.getFiles() ?? []
  const withEnding = (ending: string) => files.filter((file) => file.endsWith(ending))
  return { js: withEnding('.js'), css: withEnding('.css') }
}
