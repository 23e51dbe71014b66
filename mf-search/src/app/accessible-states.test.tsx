import '@escapade/shared-ui/map/testing/on-flat-map'
import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { expectAccessibleWords } from './testing/expect-accessible-words'
import { openState, prepareStates } from './testing/open-state'
import { states } from './testing/states'
import { writtenLocales } from './testing/written-locales'

prepareStates()

const [first = 'fr_FR', ...others] = writtenLocales

/** Structure is the same in every language: what relates one part of a page to another is looked at in this one. */
describe(`the search in ${first} can be used by everyone`, () => {
  it.each(states)('[SE-061] $name', async (state) => {
    await openState(first, state)
    await expectAccessible()
  })
})

describe.each(others.slice(0, 1))('the search in %s can be used by everyone', (locale) => {
  it.each(states)('[SE-061] $name', (state) => expectAccessibleWords(locale, state))
})
