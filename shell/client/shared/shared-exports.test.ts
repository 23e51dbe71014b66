import sharedExports from '@escapade/remote-kit/webpack/shared-exports.json'
import * as i18next from './react-i18next'
import * as query from './react-query'

jest.mock('react-i18next-whole', () => jest.requireActual('react-i18next'), { virtual: true })
jest.mock('react-query-whole', () => jest.requireActual('@tanstack/react-query'), { virtual: true })

describe('what the shell brings of shared libraries', () => {
  it.each([
    ['react-i18next', i18next],
    ['@tanstack/react-query', query],
  ] as const)('is all that remotes may import of %s, and is there', (library, brought) => {
    expect(Object.keys(brought).sort()).toEqual([...sharedExports[library]].sort())
    for (const part of Object.values(brought)) expect(part).toBeDefined()
  })
})
