import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compilation as Building, type Compiler, type sources as Sources } from 'webpack'
import { integrityOf } from '../release/integrity'

const { Compilation, RuntimeModule, runtime, sources } = webpack
// A number is JSON in any quotes: style loaders run this code while building, minifiers choose their own quotes.
const marker = '9073184620745113'
const quotedMarker = new RegExp(`(["'\`])${marker}\\1`)

class ChunkIntegrity extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_NORMAL)
  }

  override generate() {
    return `__webpack_require__.sri = JSON.parse('${marker}');`
  }
}

const check = (element: string, url: string): string =>
  `${element}.crossOrigin = 'anonymous'; ${element}.integrity = __webpack_require__.sri[${url}.split('/').pop()] || '';`

/**
 * The last links of the chain registry → entry → chunks: the entry knows the hash of each script and style sheet
 * that it may load, and the browser refuses any other content.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk) =>
        compilation.addRuntimeModule(chunk, new ChunkIntegrity()),
      )
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (code) => `${code}\n${check('script', 'url')}`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (code, names) => `${code}\n${check(names.tag, names.href)}`,
      )
      // After the content hashes have gone into the names, before anything reads the final files.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, (assets) =>
        fill(compilation, assets),
      )
    })
  }
}

function fill(compilation: Building, assets: Record<string, Sources.Source>): void {
  const isEntry = (source: string | Buffer) => source.toString().includes(marker)
  const loadable = Object.entries(assets).filter(([file]) => /\.(js|css)$/.test(file))
  const entries = loadable.filter(([, asset]) => isEntry(asset.source()))
  const known = loadable.filter(([, asset]) => !isEntry(asset.source()))
  const hashes = Object.fromEntries(known.map(([file, asset]) => [file, integrityOf(asset.buffer())]))
  for (const [file, asset] of entries) {
    const code = asset
      .source()
      .toString()
      .replace(quotedMarker, () => `'${JSON.stringify(hashes)}'`)
    compilation.updateAsset(file, new sources.RawSource(code))
  }
}
