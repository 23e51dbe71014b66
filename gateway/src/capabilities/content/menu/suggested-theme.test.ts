import type { NavigationLink } from '@escapade/shared-contracts/api/content/cms-schemas'
import { suggestTheme } from './suggested-theme'

const link = (_id: string, more: Partial<NavigationLink> = {}): NavigationLink => ({
  _id,
  label: _id,
  uri: '/search',
  location: 'header',
  children: [],
  ...more,
})
const menuOf = (...children: NavigationLink[]) => [link('themes', { children: [link('all', { children })] })]
const suggested = (menu: NavigationLink[]) =>
  menu[0]?.children[0]?.children.filter(({ variant }) => variant).map(({ _id }) => _id)

it.each([
  ['2026-11-16', ['theme-1']],
  ['2026-11-22', ['theme-1']],
  ['2026-11-23', ['theme-2']],
  ['2026-12-07', ['theme-1']],
])('[CO-055] suggests another theme every week: %s', (today, ids) => {
  const menu = menuOf(link('theme-1'), link('idea'), link('theme-2'), link('theme-3'))
  expect(suggested(suggestTheme(menu, today))).toEqual(ids)
})

it('[CO-055] leaves the choice of an editor, and lists without themes', () => {
  const chosen = menuOf(link('theme-1'), link('theme-2', { variant: 'highlight' }))
  expect(suggested(suggestTheme(chosen, '2026-11-16'))).toEqual(['theme-2'])
  const places = menuOf(link('country-FR'))
  expect(suggestTheme(places, '2026-11-16')).toEqual(places)
})
