import { allLocales } from '@escapade/shared-contracts/rules/visitor/locale'
import { defaultPages } from './default-content'

const shapeOf = ({ id, content: { sections } }: ReturnType<typeof defaultPages>[number]) => ({
  id,
  sections: sections.map(({ id: anchor, heading }) => ({ anchor, hasHeading: Boolean(heading) })),
})

it.each(allLocales)(
  'the text pages of %s have the sections and anchors of their English source',
  (locale) => {
    expect(defaultPages(locale).map(shapeOf)).toEqual(defaultPages('en_XA').map(shapeOf))
  },
)

it.each(allLocales)('French punctuation of %s never stands alone at the start of a line', (locale) => {
  const text = JSON.stringify(defaultPages(locale))
  expect(locale.startsWith('fr') ? text.match(/ [:;?!»€%]|« /) : null).toBeNull()
})
