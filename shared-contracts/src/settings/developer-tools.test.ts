import { developerTools, openTools, toolWarnings } from './developer-tools'
import { type Environment, isProduction } from './stage'

const warningsOf = (environment: Environment) =>
  toolWarnings({ production: isProduction(environment), tools: openTools(environment) })

describe('tools of developers', () => {
  it('are all on outside of production, without a word', () => {
    const environment = { STAGE: 'development' }
    expect([...openTools(environment)]).toEqual([...developerTools])
    expect(warningsOf(environment)).toEqual([])
  })

  it('are all off in production, in a sandbox too', () => {
    for (const environment of [{}, { NODE_ENV: 'production' }, { SANDBOX: '1' }, { DEV_TOOLS: '' }])
      expect(openTools(environment).size).toBe(0)
  })

  it('are on in production one by one, each with a warning', () => {
    const environment = { DEV_TOOLS: ' mailbox, ff ,unknown' }
    expect([...openTools(environment)]).toEqual(['mailbox', 'ff'])
    expect(warningsOf(environment)).toEqual([
      'DEV_TOOLS: mailbox is on in production, for everybody',
      'DEV_TOOLS: ff is on in production, for everybody',
    ])
  })
})
