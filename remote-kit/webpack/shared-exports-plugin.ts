import type { Compiler } from 'webpack'
import { placeOf } from './place'
import { sharedExports } from './shared-libraries'

/** Refuses, while building, an import that would be undefined in the browser. */
export class SharedExportsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('SharedExportsPlugin', (factory) => {
      for (const type of ['auto', 'esm'])
        factory.hooks.parser.for(`javascript/${type}`).tap('SharedExportsPlugin', (parser) => {
          if (!(parser instanceof compiler.webpack.javascript.JavascriptParser)) return
          parser.hooks.importSpecifier.tap('SharedExportsPlugin', (_statement, source, name) => {
            const brought = sharedExports[String(source)]
            if (!brought || (name && brought.includes(name))) return
            const place = placeOf({
              context: compiler.context,
              file: parser.state.module.resource,
              module: String(source),
              name: String(name ?? ''),
            })
            const message = `${place}: "${name}" of ${source} is not shared by the shell. It brings: ${brought.join(', ')}`
            parser.state.module.addError(new compiler.webpack.WebpackError(message))
          })
        })
    })
  }
}
