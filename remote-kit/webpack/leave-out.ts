import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Compiler } from 'webpack'
import type { Mode } from './base'

type Part = { from: RegExp; request: RegExp; file: string }

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'left-out')

/**
 * Texts that explain the federation runtime's errors, a kilobyte in every entry: their codes say which page to read.
 */
const explanations: Part[] = [
  { from: /error-codes/, request: /^\.\/desc\.mjs$/, file: 'error-texts.ts' },
  { from: /sdk[\\/]dist/, request: /^\.\/logger\.js$/, file: 'logger.ts' },
]

/** Parts of the federation runtime that the shop never reaches and no option of it leaves out. */
export const neverReached: Part[] = [
  { from: /runtime-core/, request: /\/snapshot\/SnapshotHandler\.js$/, file: 'snapshots.ts' },
  { from: /runtime-core/, request: /\/utils\/preload\.js$/, file: 'preload.ts' },
  { from: /webpack-bundler-runtime/, request: /^\.\/remotes\.js$/, file: 'remotes.ts' },
]

const leaveOut = (compiler: Compiler, { from, request, file }: Part): void =>
  new compiler.webpack.NormalModuleReplacementPlugin(request, (resource) => {
    if (from.test(resource.context)) resource.request = path.join(folder, file)
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
