import { returnPath } from './return-path'

describe('where an agent goes after signing in', () => {
  it.each(['/', '/search?flow=booking&utm=a%20b', '/fr/search#city=12&from=2027-03-01', '/product/10001p1'])(
    '[SH-017] back to %s',
    (path) => {
      expect(returnPath(path)).toBe(path)
    },
  )

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '/\t/evil.test',
    '/\n//evil.test',
    '/..//evil.test',
    '/./%2e//evil.test',
    'javascript:alert(1)',
    '',
    'search',
    undefined,
    ['/search', '/'],
    `/${'x'.repeat(3000)}`,
    '/care/sign-in',
    '/care/sign-in?to=/',
  ])('[SH-017] never to %j', (path) => {
    expect(returnPath(path)).toBe('/')
  })
})
