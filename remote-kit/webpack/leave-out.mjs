import path from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'left-out')

/** What explains the federation runtime's errors, a kilobyte in every entry: their codes say which page to read. */
const explanations = [
  { from: /error-codes/, request: /^\.\/desc\.mjs$/, file: 'error-texts.mjs' },
  { from: /sdk[\\/]dist/, request: /^\.\/logger\.js$/, file: 'logger.mjs' },
]

/** Parts of the federation runtime that the shop never reaches and no option of it leaves out. */
export const neverReached = [
  { from: /runtime-core/, request: /\/snapshot\/SnapshotHandler\.js$/, file: 'snapshots.mjs' },
  { from: /runtime-core/, request: /\/utils\/preload\.js$/, file: 'preload.mjs' },
  { from: /webpack-bundler-runtime/, request: /^\.\/remotes\.js$/, file: 'remotes.mjs' },
]

const leaveOut = (compiler, { from, request, file }) =>
  new compiler.webpack.NormalModuleReplacementPlugin(request, (resource) => {
    if (from.test(resource.context)) resource.request = path.join(folder, file)
  }).apply(compiler)

/** Puts a few lines in the place of parts of the federation runtime. Development keeps all that explains errors. */
export class LeaveOutPlugin {
  constructor({ mode, parts = [] }) {
    this.parts = mode === 'production' ? [...parts, ...explanations] : parts
  }

  apply(compiler) {
    for (const part of this.parts) leaveOut(compiler, part)
  }
}
