const write =
  (method: 'log' | 'info' | 'warn' | 'error', prefix: string) =>
  (...words: unknown[]) =>
    console[method](prefix, ...words)

/** The federation runtime's logger without stacks, levels and stand-ins for consoles that lack a method. */
export const createLogger = (prefix: string) => ({
  log: write('log', prefix),
  info: write('info', prefix),
  success: write('info', prefix),
  ready: write('info', prefix),
  warn: write('warn', prefix),
  error: write('error', prefix),
  debug() {},
  setPrefix() {},
  setDelegate() {},
})

export const createInfrastructureLogger = createLogger
export const bindLoggerToCompiler = () => {}
export const logger = createLogger('[ Module Federation ]')
export const infrastructureLogger = logger
