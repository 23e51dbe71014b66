import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'client/inline')

/** The scripts that documents carry, as the text that stands in them. */
export async function compileInlineScripts(): Promise<{ early: string; start: string }> {
  const [early, start] = await Promise.all([compile('early.ts'), compile('start.ts')])
  return { early, start }
}

async function compile(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}
