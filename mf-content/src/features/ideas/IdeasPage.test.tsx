import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getIdeas } from '@escapade/shared-contracts/api/content/cms'
import type { Ideas } from '@escapade/shared-contracts/api/content/cms-schemas'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { IdeasPage } from './IdeasPage'
import { ideasLd } from './ideas-head'

const image = { base: '/images/spa/1', sizes: {}, alt: '', url: '' }
const cards = Array.from({ length: 8 }, (_, index) => ({
  id: `${index}`,
  title: `Idea ${index}`,
  text: 'Words',
  image,
  uri: `/idee/${index}`,
}))
const ideas: Ideas = {
  title: 'Weekend ideas',
  intro: 'Start here.',
  sections: [
    { id: 'a', title: 'By mood', cards },
    {
      id: 'b',
      title: 'By occasion',
      cards: cards.slice(0, 2).map((card) => ({ ...card, title: `B ${card.id}` })),
    },
  ],
  regions: [{ label: 'Alps', uri: '/search?flow=booking#region=1' }],
  pageModel: { title: 'Ideas', description: '', index: true, follow: true },
}
const show = (result: () => Ideas) =>
  renderInShell(<IdeasPage />, { texts: { content: en }, api: [answer(getIdeas, result)] })

it('[CO-057] shows title, intro, sections of cards and regions', async () => {
  show(() => ideas)
  expect(await screen.findByRole('heading', { level: 1, name: 'Weekend ideas' })).toBeInTheDocument()
  for (const name of ['By mood', 'By occasion', 'By region'])
    expect(screen.getByRole('region', { name })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Idea 0' })).toHaveAttribute('href', '/idee/0')
  expect(screen.getByRole('link', { name: 'Alps' })).toBeInTheDocument()
})

it('[CO-058] shows six cards of a section, then the others', async () => {
  show(() => ideas)
  const shown = () => screen.getAllByRole('link', { name: /^Idea/ })
  expect(await screen.findByText('Idea 5')).toBeInTheDocument()
  expect(shown()).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'See more' }))
  expect(shown()).toHaveLength(8)
  expect(screen.queryByRole('button', { name: 'See more' })).toBeNull()
})

it('[CO-059] says that something went wrong, and tries again', async () => {
  let tries = 0
  show(() => {
    tries += 1
    if (tries === 1) throw new ApiError({ kind: 'http', status: 500, problem: null, message: 'HTTP 500' })
    return ideas
  })
  expect(await screen.findByText('Oops, something went wrong')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Weekend ideas')).toBeInTheDocument()
})

it('lists each idea once for search engines, at its whole address', () => {
  const [list, way] = ideasLd({ ideas, visit: { origin: 'https://be.escapade.test', basePath: '/fr' } })
  expect(list).toMatchObject({ '@type': 'ItemList', name: 'Weekend ideas' })
  const { itemListElement: items } = list as { itemListElement: object[] }
  expect(items).toHaveLength(8)
  expect(items[7]).toMatchObject({ position: 8, url: 'https://be.escapade.test/fr/idee/7' })
  expect(way).toMatchObject({ itemListElement: [{}, { item: 'https://be.escapade.test/fr/idees' }] })
})
