import { isBuiltin } from 'node:module'
import type { Compiler } from 'webpack'
import { placeOf } from './place'

/**
 * Refuses, while building, a server bundle that imports modules of Node: the shell gives it none, and would refuse the
 * release (trial/load-bundle.ts). A library that requires one only where there is Node passes.
 */
export class NoBuiltinsPlugin {
  apply({ context, hooks, webpack }: Compiler): void {
    hooks.normalModuleFactory.tap('NoBuiltinsPlugin', (factory) => {
      for (const type of ['auto', 'esm'])
        factory.hooks.parser.for(`javascript/${type}`).tap('NoBuiltinsPlugin', (parser) => {
          if (!(parser instanceof webpack.javascript.JavascriptParser)) return
          parser.hooks.import.tap('NoBuiltinsPlugin', (_, source) => {
            const named = String(source)
            if (!isBuiltin(named)) return
            const { module } = parser.state
            const place = placeOf({ context, file: module.resource, module: named })
            const message = `${place}: "${named}" is of Node, and the shell's server draws remotes without it`
            module.addError(new webpack.WebpackError(message))
          })
        })
    })
  }
}
