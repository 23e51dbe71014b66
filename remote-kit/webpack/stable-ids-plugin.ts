import type { Compiler, Module, NormalModule } from 'webpack'

/**
 * The file of the federation plugin that starts its runtime, alone or as the first of modules that webpack has put into
 * one: its name and text hold paths of this machine.
 */
export const startsFederation = (module: Module): boolean =>
  /[\\/]\.federation[\\/]entry\.[^\\/]+$/.test(module.nameForCondition() ?? '')

/** Modules that the federation plugin writes itself, and names by a text that holds paths of this machine. */
const written = [
  { id: 'federation-start', is: startsFederation },
  { id: 'container', is: (module: Module) => module.identifier().startsWith('container entry') },
  {
    id: 'federation',
    is: (module: Module) => Boolean((module as NormalModule).resource?.startsWith('data:text/javascript')),
  },
]

/**
 * Gives those modules ids of their own: webpack would make them of the text, and the same sources would have another
 * version in another folder.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const { id, is } of written)
          for (const [index, module] of [...modules].filter(is).entries())
            compilation.chunkGraph.setModuleId(module, `${id}${index || ''}`)
      })
    })
  }
}
