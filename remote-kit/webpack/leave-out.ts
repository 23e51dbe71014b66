import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Compiler } from 'webpack'
import type { Mode } from './base'

type Part = { from: RegExp; request: RegExp; file: string }

const here = fileURLToPath(import.meta.url)
/** Sources in the workspace, what they were built to in the package. */
const standIn = (name: string) => path.join(path.dirname(here), 'left-out', name + path.extname(here))

/**
 * Texts that explain the federation runtime's errors, a kilobyte in every entry: their codes say which page to read.
 */
const explanations: Part[] = [
  { from: /error-codes/, request: /^\.\/desc\.mjs$/, file: 'error-texts' },
  { from: /sdk[\\/]dist/, request: /^\.\/logger\.js$/, file: 'logger' },
]

/** Parts of the federation runtime that the shop never reaches and no option of it leaves out. */
export const neverReached: Part[] = [
  { from: /runtime-core/, request: /\/snapshot\/SnapshotHandler\.js$/, file: 'snapshots' },
  { from: /runtime-core/, request: /\/utils\/preload\.js$/, file: 'preload' },
  { from: /webpack-bundler-runtime/, request: /^\.\/remotes\.js$/, file: 'remotes' },
]

const leaveOut = (compiler: Compiler, { from, request, file }: Part): void =>
  new compiler.webpack.NormalModuleReplacementPlugin(request, (resource) => {
    if (from.test(resource.context)) resource.request = standIn(file)
  }).apply(compiler)

/** Puts a few lines in the place of parts of the federation runtime. Development keeps all that explains errors. */
export class LeaveOutPlugin {
  private readonly parts: Part[]

  constructor({ mode, parts = [] }: { mode: Mode; parts?: Part[] }) {
    this.parts = mode === 'production' ? [...parts, ...explanations] : parts
  }

  apply(compiler: Compiler): void {
    for (const part of this.parts) leaveOut(compiler, part)
  }
}
