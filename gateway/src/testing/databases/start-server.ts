/** Jest's `globalSetup` of every project whose suites need a database. */
export { startRunServer as default } from './run-server'
