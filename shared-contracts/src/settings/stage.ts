export type Environment = Record<string, string | undefined>
export type Stage = 'production' | 'development'

/**
 * Stage of a server. Only what names development or a test itself is one of them: a server that was told nothing is
 * in production, so that a forgotten setting closes doors. STAGE says it of builds for production on a developer's
 * machine, as `npm start` runs them.
 */
function stageOf({ STAGE, NODE_ENV }: Environment): Stage {
  if (STAGE) return STAGE === 'development' ? 'development' : 'production'
  return NODE_ENV === 'development' || NODE_ENV === 'test' ? 'development' : 'production'
}

export const isProduction = (environment: Environment): boolean => stageOf(environment) === 'production'
