import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getLandingPage } from '@escapade/shared-contracts/api/content/cms'
import type {
  LandingComponent,
  LandingPage as Page,
} from '@escapade/shared-contracts/api/content/landing-schemas'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import { LandingPage } from './LandingPage'

const image = { base: '/images/skyline/1', sizes: {}, alt: 'Lyon at dusk', url: '' }
const link = (label: string) => ({
  label,
  url: `/search?flow=booking#${label}`,
  newTab: false,
  category: null,
})
const jumbotron = {
  title: 'A weekend in Lyon',
  subtitle: 'A table booked',
  description: { format: 'plain', text: '<b>plain</b>' },
  imageDesktop: { ...image, base: '/images/wide' },
  imageMobile: { ...image, base: '/images/narrow' },
  ctas: { look: 'cards', items: ['a', 'b', 'c', 'd', 'e'].map((label) => ({ ...link(label), image })) },
}
const banner = {
  title: 'As a gift',
  subtitle: 'Without a date',
  imageUrl: '/wide.webp',
  imageMobile: '/narrow.webp',
  imagePosition: 'right',
  imageAlt: '',
  url: null,
  newTab: false,
  ctas: [link('Give it')],
  campaign: 'x',
  category: 'x',
  locale: 'fr_FR',
}
const bar = {
  internalCode: 'x',
  campaign: 'x',
  category: 'x',
  flow: 'booking',
  links: [
    { ...link('Now'), variation: 'black' },
    { label: 'Elsewhere', url: 'https://example.com/', newTab: true, variation: 'default' },
  ],
}
const top = { title: 'Where to sleep', type: 'stays', linkLabel: 'All stays', criteria: { city: '7' } }

const pageOf = (components: LandingComponent[]): Page => ({
  locale: 'fr_FR',
  kind: 'city',
  slug: 'lyon',
  alternates: { fr_FR: '/ville/lyon' },
  components,
  seo: { title: 'Lyon', description: 'Stays', index: true, follow: true },
})
const show = (result: () => Page, customerCare = false) =>
  renderInShell(<LandingPage address={{ key: 'ville', slug: 'lyon' }} bestBoxes={<p>Boxes</p>} />, {
    texts: { content: en },
    visit: { customerCare },
    api: [answer(getLandingPage, result)],
  })
const block = (name: string, data: object): LandingComponent => ({ name, data: { ...data } })

it('[CO-010] [CO-011] [CO-014] shows the blocks in the editor’s order and skips what it does not know', async () => {
  const { container } = show(() =>
    pageOf([
      block('topBar', bar),
      block('jumbotronPromo', jumbotron),
      block('dancingBear', { name: 'Bruno' }),
      block('mainSellingPoints', { points: [{ title: 'Booked in one go', text: 'All of it' }] }),
      block('promoCards', {
        cards: [{ title: 'Card', text: 'Words', buttonLabel: 'Go', url: '/idees', newTab: false, image }],
      }),
      block('targetedBanner', banner),
      block('bestBoxes', {}),
    ]),
  )
  await screen.findByRole('heading', { level: 1, name: 'A weekend in Lyon' })
  const text = container.textContent ?? ''
  const order = ['Now', 'A weekend in Lyon', 'Booked in one go', 'Card', 'As a gift', 'Boxes']
  const places = order.map((word) => text.indexOf(word))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  expect(text).not.toContain('Bruno')
})

it('[CO-012] [CO-013] draws five cards in five columns, a plain text as it is, and another picture below 600 px', async () => {
  const { container } = show(() => pageOf([block('jumbotronPromo', jumbotron)]))
  expect(await screen.findByText('<b>plain</b>')).toBeInTheDocument()
  expect(container.querySelector('[data-columns="5"]')?.children).toHaveLength(5)
  const narrow = container.querySelector('source[media="(max-width: 599px)"]')
  expect(narrow).toHaveAttribute('srcset', '/images/narrow/750x528.avif')
  expect(container.querySelector('source[media="(min-width: 600px)"]')).toHaveAttribute(
    'srcset',
    '/images/wide/1500x736.avif',
  )
})

it('[CO-012] draws buttons and a rich text', async () => {
  const rich = {
    ...jumbotron,
    description: { format: 'rich', text: '<p>Very <strong>rich</strong></p>' },
    ctas: { look: 'buttons', items: [link('Book'), link('Give')] },
  }
  show(() => pageOf([block('jumbotronPromo', rich)]))
  expect((await screen.findByText('rich')).tagName).toBe('STRONG')
  expect(screen.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '/search?flow=booking#Give')
})

it('[CO-047] [CO-048] places the banner’s picture, and opens other sites in a tab of their own', async () => {
  const { container } = show(() => pageOf([block('targetedBanner', banner), block('topBar', bar)]))
  expect(await screen.findByRole('link', { name: 'Give it' })).toBeInTheDocument()
  expect(container.querySelector('[data-position="right"] source')).toHaveAttribute('srcset', '/narrow.webp')
  expect(container.querySelector('[data-variation="black"]')).toHaveTextContent('Now')
  const outside = screen.getByRole('link', { name: 'Elsewhere' })
  expect(outside).toHaveAttribute('target', '_blank')
  expect(outside).toHaveAttribute('rel', 'noopener')
})

it.each([
  ['three stays without a count', {}, 3],
  ['as many stays as asked for', { count: 6 }, 6],
  ['three activities at most', { type: 'activities', count: 6 }, 3],
])('[CO-015] asks for %s', async (_, change, count) => {
  const { record } = show(() =>
    pageOf([block('jumbotronPromo', jumbotron), block('topSearchResults', { ...top, ...change })]),
  )
  await screen.findByText('A weekend in Lyon')
  expect(record.fragments).toMatchObject([
    { fragment: 'mf-search/result-carousel', props: { city: '7', count, title: 'Where to sleep' } },
  ])
})

it('[SH-056] shows agents no promotions', async () => {
  show(
    () =>
      pageOf([block('jumbotronPromo', jumbotron), block('targetedBanner', banner), block('bestBoxes', {})]),
    true,
  )
  await screen.findByText('A weekend in Lyon')
  expect(screen.queryByText(/As a gift|Boxes/)).toBeNull()
})

const refuse = (status: number) => () => {
  throw new ApiError({ kind: 'http', status, problem: null, message: `HTTP ${status}` })
}

it('[SH-009] shows a page of its own for an unknown slug', async () => {
  const { record } = show(refuse(404))
  expect(await screen.findByRole('heading', { level: 1, name: 'Where shall we go?' })).toBeInTheDocument()
  expect(record.fragments).toHaveLength(1)
})

it('says that something went wrong, with a way to try again', async () => {
  show(refuse(500))
  expect(await screen.findByText('Oops, something went wrong')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
