import type { NavigationLink } from '@escapade/shared-contracts/api/content/cms-schemas'
import { withoutEmpty } from './menu-counts'

const link = (_id: string, count?: number, children: NavigationLink[] = []): NavigationLink => ({
  _id,
  label: _id,
  uri: '/search',
  location: 'header',
  children,
  ...(count === undefined ? {} : { count }),
})
const idsOf = (links: NavigationLink[]): unknown[] =>
  links.map(({ _id, children }) => (children.length > 0 ? [_id, idsOf(children)] : _id))

it('[CO-054] hides links without results, and leaves uncounted ones', () => {
  const menu = [
    link('themes', undefined, [link('spa', 12), link('day-use', 0)]),
    link('towns', undefined, [link('empty-region', 0, [link('empty-town', 0)]), link('ideas')]),
  ]
  expect(idsOf(withoutEmpty(menu))).toEqual([
    ['themes', ['spa']],
    ['towns', ['ideas']],
  ])
})
