/** Jest's `globalTeardown` beside `start-server.ts`. */
export { stopRunServer as default } from './run-server'
