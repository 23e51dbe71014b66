import '@escapade/shared-ui/map/testing/on-flat-map'
import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { deep } from '../../../tools/test/deep.mjs'
import { expectAccessibleWords } from './testing/expect-accessible-words'
import { localesApart } from './testing/locales-apart'
import { openState, prepareStates } from './testing/open-state'
import { states } from './testing/states'

prepareStates()

/** Structure is the same in every language: what relates one part of a page to another is looked at in the first. */
describe.each(localesApart.slice(0, 1))('the search in %s can be used by everyone', (locale) => {
  it.each(states)('[SE-061] $name', async (state) => {
    await openState(locale, state)
    await expectAccessible()
  })
})

/** Another language has other names, and no other structure. */
describe.each(localesApart.slice(1, deep(2, localesApart.length)))(
  'the search in %s can be used by everyone',
  (locale) => {
    it.each(states)('[SE-061] $name', (state) => expectAccessibleWords(locale, state))
  },
)
