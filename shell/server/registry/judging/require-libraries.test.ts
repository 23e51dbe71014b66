import { contractOf } from '@escapade/remote-kit/gate/testing'
import type { Contract } from '@escapade/shared-contracts/mount/registry'
import { requireLibraries } from './require-libraries'

const brought = {
  react: { version: '19.3.1' },
  'react-i18next': { version: '17.1.0', exports: ['useTranslation'] },
}
const judge = (libraries: Contract['libraries']) => () =>
  requireLibraries({ contract: contractOf({ kit: '2.0.0', libraries }) }, brought)

describe('libraries of the shell', () => {
  it('are enough for a release of their versions and exports, and of a kit that did not say', () => {
    expect(judge({ react: { range: '^19.3.0' } })).not.toThrow()
    expect(judge({ 'react-i18next': { range: '^17.1.0', exports: ['useTranslation'] } })).not.toThrow()
    expect(() => requireLibraries({ contract: undefined }, brought)).not.toThrow()
  })

  it.each<[string, Contract['libraries'], string]>([
    ['a major ahead', { react: { range: '^20.0.0' } }, 'react ^20.0.0 (it brings 19.3.1)'],
    ['not among them', { dayjs: { range: '^1.0.0' } }, 'does not bring: dayjs'],
    [
      'an export that came later',
      { 'react-i18next': { range: '^17.1.0', exports: ['Trans', 'useTranslation'] } },
      'Trans of react-i18next',
    ],
  ])('refuse a release that needs one %s, with what helps', (_, libraries, words) => {
    expect(judge(libraries)).toThrow(words)
    expect(judge(libraries)).toThrow('deploy the shell first')
  })
})
