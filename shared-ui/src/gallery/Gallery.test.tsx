import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithTexts } from '../testing/render-with-texts'
import { Gallery } from './Gallery'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ base: `/images/${index}`, alt: `view ${index + 1}` }))
const gallery = () => screen.getByRole('region', { name: 'Pictures' })

describe('Gallery', () => {
  it.each([
    [1, 'single', 1],
    [3, 'single', 3],
    [4, 'tiles4', 4],
    [12, 'tiles4', 5],
  ])('[PR-005] %s pictures: %s, %s in the page', (count, layout, shown) => {
    renderWithTexts(<Gallery images={pictures(count)} title="Domaine" />)
    expect(gallery()).toHaveAttribute('data-layout', layout)
    expect(within(gallery()).getAllByRole('listitem')).toHaveLength(shown)
  })

  it('[PR-003] [PR-004] opens all of them in a slideshow that Escape closes', async () => {
    renderWithTexts(<Gallery images={pictures(12)} title="Domaine" />)
    const button = screen.getByRole('button', { name: 'See 12 pictures' })
    await userEvent.click(button)
    const show = within(await screen.findByRole('dialog', { name: 'Domaine' }))
    expect(show.getAllByRole('listitem')).toHaveLength(12)
    expect(show.getByText('1 / 12')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('[PR-002] opens at the picture that was pressed', async () => {
    renderWithTexts(<Gallery images={pictures(5)} title="Domaine" />)
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture 3: view 3' }))
    expect(await screen.findByText('3 / 5')).toBeVisible()
  })

  it('[PR-004] shows the picture of a thumbnail, and turns by arrows around the ends', async () => {
    renderWithTexts(<Gallery images={pictures(5)} title="Domaine" />)
    await userEvent.click(screen.getByRole('button', { name: 'See 5 pictures' }))
    const show = within(await screen.findByRole('dialog'))
    await userEvent.click(show.getByRole('button', { name: 'Show picture 4: view 4' }))
    expect(show.getByRole('img', { name: 'view 4' })).toHaveAttribute('loading', 'eager')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(show.getByText('1 / 5')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    expect(show.getByText('5 / 5')).toBeVisible()
  })

  it('names who took a photograph, beside it alone', async () => {
    const images = pictures(2).map((image, index) => (index === 0 ? { ...image, credit: 'Jane Roe' } : image))
    renderWithTexts(<Gallery images={images} title="Domaine" />)
    await userEvent.click(screen.getByRole('button', { name: 'See 2 pictures' }))
    expect(await screen.findByText('Photo: Jane Roe')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show picture 2: view 2' }))
    expect(screen.queryByText('Photo: Jane Roe')).toBeNull()
  })

  it('draws nothing without pictures', () => {
    const { container } = renderWithTexts(<Gallery images={[]} title="Domaine" />)
    expect(container).toBeEmptyDOMElement()
  })
})
