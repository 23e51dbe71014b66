/** Calls of `process` that act on the whole process, of which the thread is a part. */
const ofTheProcess = ['kill', '_kill', 'binding', '_linkedBinding', 'dlopen', 'getBuiltinModule']

/**
 * Keeps a bundle's mistake from ending the shell. It is no sandbox: code that means harm gets out of a worker thread,
 * and only who owns a remote can publish it.
 */
export function confineProcess(process: NodeJS.Process): void {
  for (const name of ofTheProcess) {
    const value = () => {
      throw new Error(`A server bundle may not use process.${name}`)
    }
    Object.defineProperty(process, name, { value, configurable: false, writable: false })
  }
}
