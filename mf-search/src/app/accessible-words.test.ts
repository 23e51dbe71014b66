import '@escapade/shared-ui/map/testing/on-flat-map'
import { expectAccessibleWords } from './testing/expect-accessible-words'
import { prepareStates } from './testing/open-state'
import { states } from './testing/states'
import { writtenLocales } from './testing/written-locales'

prepareStates()

/** The first two languages are looked at in `accessible-states.test.tsx`: two files are run side by side. */
const [, , ...others] = writtenLocales

describe.each(others)('the search in %s can be used by everyone', (locale) => {
  it.each(states)('[SE-061] $name', (state) => expectAccessibleWords(locale, state))
})
