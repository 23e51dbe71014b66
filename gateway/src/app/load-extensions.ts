import type { Extension } from './extension'

/** Extensions lie beside the bundle, in `extensions/NAME.js`. */
const folder = new URL('./extensions/', import.meta.url)

/** The extensions that the settings name, in their order. Throws on a name that nothing was built for. */
export const loadExtensions = (names: readonly string[]): Promise<Extension[]> => Promise.all(names.map(load))

async function load(name: string): Promise<Extension> {
  try {
    const { extension }: { extension: Extension } = await import(new URL(`${name}.js`, folder).href)
    return extension
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(`GATEWAY_EXTENSIONS: there is no extension ${name}`, { cause: error })
  }
}
