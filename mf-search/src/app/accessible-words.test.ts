import '@escapade/shared-ui/map/testing/on-flat-map'
import { expectAccessibleWords } from './testing/expect-accessible-words'
import { localesApart } from './testing/locales-apart'
import { prepareStates } from './testing/open-state'
import { states } from './testing/states'

prepareStates()

/** The first three are looked at in `accessible-states.test.tsx`: two files are run side by side. */
describe.each(localesApart.slice(3))('the search in %s can be used by everyone', (locale) => {
  it.each(states)('[SE-061] $name', (state) => expectAccessibleWords(locale, state))
})
