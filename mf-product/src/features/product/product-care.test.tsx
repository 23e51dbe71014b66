import { screen, within } from '@testing-library/react'
import { installObserver, renderProduct } from '../../testing/render-product'

beforeEach(() => void installObserver())

describe('customer-care panel', () => {
  it('[SH-055] shows agents the ids of the stay and who sells it', async () => {
    renderProduct({ visit: { customerCare: true }, stay: { channelManagerId: 'cm-7' } })
    const panel = within(await screen.findByRole('complementary', { name: 'Customer care' }))
    for (const code of ['7', 'h1', 'Provider cm-7', 'Nights it is sold for'])
      expect(panel.getByText(code)).toBeInTheDocument()
  })

  it('[SH-055] is not there for visitors', async () => {
    renderProduct()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('complementary', { name: 'Customer care' })).toBeNull()
  })
})
