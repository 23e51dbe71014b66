import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hotel, line, product } from '../../testing/product-fixture'
import { installObserver, renderProduct } from '../../testing/render-product'

// Draws on a canvas, which the document of tests has none of.
jest.mock('@escapade/shared-ui/map/MapCanvas', () => ({ __esModule: true, default: () => null }))

beforeEach(() => void installObserver())

const open = async (name: RegExp | string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}
const tax = {
  amount: 165,
  currency: 'EUR' as const,
  toBePaidAtHotel: true,
  type: 'PERSON_NIGHT' as const,
  percentage: null,
}

describe('the hotel of a stay', () => {
  it('[PR-038] tells the way there', async () => {
    renderProduct()
    const dialog = await open(/^Getting there/)
    expect(await dialog.findByText(/21200 Beaune/)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'See on a map' })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=47.02&mlon=4.84'),
    )
    expect(dialog.getByText('Free private car park')).toBeVisible()
  })

  it('[PR-039] tells the hours, also those of what is included', async () => {
    const programLine = [
      line({ type: 'BREAKFAST', title: 'Breakfast', schedules: ['7:30–10:30'] }),
      line({ title: 'Spa access', when: 'All day' }),
    ]
    renderProduct({ stay: { programLine } })
    const dialog = await open(/^Hours/)
    expect((await dialog.findAllByRole('term')).map((term) => term.textContent)).toEqual([
      'Arrival',
      'Departure',
      'Breakfast',
      'Spa access',
    ])
    expect(dialog.getByText('From 15:00')).toBeVisible()
    expect(dialog.getByText('7:30–10:30')).toBeVisible()
  })

  it('[PR-040] counts its services and lists them all', async () => {
    renderProduct()
    const dialog = await open(/^Services and equipment \(2\)/)
    expect((await dialog.findAllByRole('listitem')).map((item) => item.textContent)).toEqual(['Spa', 'Wifi'])
  })

  it('[PR-041] [PR-049] tells about animals, local tax and cancelling', async () => {
    renderProduct({ stay: { localTax: tax } })
    const dialog = await open(/^Things to know/)
    expect(await dialog.findByText(/12\s€ per animal per night/)).toBeVisible()
    expect(dialog.getByText('Up to 10 kg')).toBeVisible()
    expect(dialog.getByText('1 animal at most')).toBeVisible()
    expect(dialog.getByText(/1,65\s€ per person per night/)).toBeVisible()
    expect(dialog.getByText('The price does not include the local tax, to be paid on site.')).toBeVisible()
    expect(dialog.getByText('Add your dates to see the cancellation conditions.')).toBeVisible()
  })

  it('[PR-065] closes what was opened by Escape and by its button', async () => {
    renderProduct()
    await open(/^Hours/)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    const dialog = await open(/^Hours/)
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[PR-066] shows what it does for the planet, if anything', async () => {
    const { unmount } = renderProduct()
    await screen.findByRole('button', { name: /^Hours/ })
    expect(screen.queryByRole('button', { name: /takes care/ })).toBeNull()
    unmount()
    renderProduct({ stay: { hotel: { ...hotel, ecoFacilities: ['Solar panels'] } } })
    expect(await (await open(/takes care/)).findByText('Solar panels')).toBeVisible()
  })

  it('[PR-042] shows important information once, and no box without any', async () => {
    const { unmount } = renderProduct({
      stay: { importantInfos: ['Pool closed'], hotel: { ...hotel, importantInfos: ['Pool closed'] } },
    })
    expect(await screen.findAllByText('Pool closed')).toHaveLength(1)
    unmount()
    renderProduct({ stay: product() })
    await screen.findByRole('button', { name: /^Hours/ })
    expect(screen.queryByText('Good to know before you come')).toBeNull()
  })
})
