import type { NavigationLink } from '@escapade/shared-contracts/api/content/cms-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { within } from '@testing-library/dom'
import { renderMenu } from '../render-chrome'
import { navEntries } from './nav-entries'

const link = (_id: string, more: Partial<NavigationLink> = {}): NavigationLink => ({
  _id,
  label: `Label ${_id}`,
  uri: `/search#${_id}`,
  location: 'header',
  children: [],
  ...more,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => link(`town-${index}`))
const destinations = link('destinations', {
  children: [
    link('country-FR', {
      children: [
        link('region-a', { count: 7, children: many(14) }),
        link('region-b', { children: many(15) }),
      ],
    }),
  ],
})
const themes = link('themes', {
  children: [link('theme-39', { variant: 'highlight' }), link('theme-27')],
})
const gifts = link('gifts', {
  uri: '/search?flow=gifting&utm_medium=website&utm_campaign=menu#a=2',
  variant: 'highlight',
  children: [link('cards', { uri: '/giftcard/customization?utm_medium=website' })],
})

const visit: Visit = {
  locale: 'fr_BE',
  textLanguage: 'en',
  basePath: '/fr',
  origin: 'https://be.escapade.test',
  now: '2026-11-20T10:00:00',
  flags: {},
  customerCare: false,
  nativeApp: false,
  signedIn: false,
}
function draw(links: NavigationLink[], more: Partial<Visit> = {}) {
  const inspirations = { links, themeIcons: { 39: 'users', 27: 'leaf' } }
  document.body.innerHTML = renderMenu({ visit: { ...visit, ...more }, inspirations })
  return document.body
}

it('[CO-052] nests four levels, each closed behind a button beside its link', () => {
  const body = draw([destinations])
  const town = body.querySelector('[href="/fr/search#town-3"]')
  const levels = []
  for (
    let level = town?.closest('[data-menu-level]');
    level;
    level = level.parentElement?.closest('[data-menu-level]')
  )
    levels.push([level.getAttribute('data-menu-level'), level.hasAttribute('hidden')])
  expect(levels).toEqual([
    ['3', true],
    ['2', true],
    ['1', true],
  ])
  for (const button of body.querySelectorAll('[aria-controls]'))
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(
      button.nextElementSibling,
    )
})

it('[CO-053] shows 14 children as a list and 15 in columns', () => {
  const layouts = [...draw([destinations]).querySelectorAll('[data-menu-level="3"] > ul')]
  expect(layouts.map((list) => list.getAttribute('data-layout'))).toEqual(['list', 'columns'])
  const levels = layouts.map((list) => list.closest('[data-menu-level]'))
  expect(levels.map((level) => level?.hasAttribute('data-columns'))).toEqual([false, true])
})

it('[CO-054] marks highlighted links and says how many stays are behind one', () => {
  const body = draw([destinations, themes])
  expect(body.querySelector('[href="/fr/search#region-a"]')).toHaveTextContent('Label region-a7')
  const marked = [...body.querySelectorAll('[data-variant="highlight"]')]
  expect(marked.map((each) => each.getAttribute('href'))).toEqual(['/fr/search#theme-39'])
})

it('[CO-055] gives themes their icons and suggests the one of the week', () => {
  const body = draw([themes])
  expect(body.querySelectorAll('a > svg')).toHaveLength(2)
  expect(body.querySelector('[href="/fr/search#theme-39"]')).toHaveTextContent('We suggest you')
  expect(body.querySelector('[href="/fr/search#theme-27"]')).not.toHaveTextContent('We suggest you')
})

it('[CO-056] has a dialog Travel locally! with the regions of the first country', () => {
  const dialog = draw([destinations]).querySelector('dialog') as HTMLElement
  expect(within(dialog).getByRole('heading', { hidden: true })).toHaveTextContent('Travel locally!')
  expect([...dialog.querySelectorAll('a')].map((each) => each.getAttribute('href'))).toEqual([
    '/fr/search#region-a',
    '/fr/search#region-b',
  ])
})

describe('the entries of the header', () => {
  const entries = (links: NavigationLink[], customerCare = false) =>
    navEntries({ visit: { flags: {}, customerCare }, links }).map(({ id, menu }) => [id, menu])

  it('[SH-035] are the ways of shopping, then what editors wrote', () => {
    expect(entries([destinations, link('empty'), gifts])).toEqual([
      ['stays', null],
      ['activities', null],
      ['gifts', 'gifts'],
      ['destinations', 'destinations'],
      ['empty', null],
    ])
  })

  it('are the shop’s own while nothing is known of editors', () => {
    expect(entries([]).map(([id]) => id)).toEqual(['stays', 'activities', 'gifts', 'ideas'])
  })

  it('[SH-057] carry no campaigns for customer care', () => {
    expect(draw([gifts], { customerCare: true }).innerHTML).not.toContain('utm_')
    const [, , , written] = navEntries({
      visit: { flags: {}, customerCare: true },
      links: [link('other', { uri: '/search?utm_medium=website&flow=gifting&utm_campaign=menu#a=2' })],
    })
    expect(written?.to).toBe('/search?flow=gifting#a=2')
  })
})
