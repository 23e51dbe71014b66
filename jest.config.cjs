const { readdirSync } = require('node:fs')
const path = require('node:path')
const { jestProject } = require('./remote-kit/jest/preset.cjs')

/** @param {string} name @param {'jsdom' | 'node'} environment */
const project = (name, environment) => ({
  ...jestProject({ name, environment, rootDir: path.join(__dirname, name) }),
  setupFiles: [path.join(__dirname, 'tools/test/suite-clock.mjs')],
})
/** Suites of these ask for databases: one PostgreSQL server serves them all. @param {string} name */
const withDatabases = (name) => ({
  ...project(name, 'node'),
  globalSetup: path.join(__dirname, 'gateway/src/testing/databases/start-server.ts'),
  globalTeardown: path.join(__dirname, 'gateway/src/testing/databases/stop-server.ts'),
})
const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mf-'))

module.exports = {
  // Half of a gateway's test is its database's work, which runs beside it.
  maxWorkers: 2,
  // Five seconds, the default, are not enough on a busy machine.
  testTimeout: 30_000,
  // Suites leave what they loaded behind: a worker that has grown is replaced.
  workerIdleMemoryLimit: '1GB',
  testSequencer: path.join(__dirname, 'tools/test/slow-first.cjs'),
  projects: [
    project('shared-contracts', 'node'),
    withDatabases('gateway'),
    withDatabases('registry'),
    project('illustrator', 'node'),
    project('shell-emulator', 'node'),
    withDatabases('demo'),
    ...['create-remote', 'remote-kit', 'shell', 'shared-ui', ...remotes].map((name) =>
      project(name, 'jsdom'),
    ),
  ],
}
