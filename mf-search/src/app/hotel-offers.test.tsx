import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { found, stay } from '../search/testing/offers-fixture'
import { connect } from './testing/connect'
import { showStays } from './testing/show-stays'

const several = { ...stay('1'), weekendIds: ['1', '2', '3'] }

describe('offers of a hotel', () => {
  const openDrawer = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^3 offers / }))
    return within(await screen.findByRole('dialog', { name: 'Offers: Hotel 1' }))
  }

  it('[SE-084] [SE-085] [SE-086] opens beside the results, cheapest first, and goes back to them', async () => {
    const { record } = showStays(({ searchCriterias }) =>
      searchCriterias.hotelId
        ? found(1, [{ ...several, packages: [...stay('1').packages, ...stay('2').packages] }])
        : found(24, [several]),
    )
    const drawer = await openDrawer()
    expect(await drawer.findByRole('link', { name: 'Stay 2' })).toHaveAttribute('href', '/product/2')
    expect(record.calls.at(-1)?.input.body).toMatchObject({
      orderBy: 'priceAsc',
      numberOfPackagesPerHotel: 20,
    })
    await userEvent.click(drawer.getByRole('button', { name: 'Go back to search' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[SE-067] [SE-086] asks for those of any day where it was found without the dates of the search', async () => {
    const { record } = showStays(
      ({ searchCriterias, fallbackKey }) =>
        searchCriterias.hotelId || fallbackKey?.dates === false ? found(1, [several]) : found(0, []),
      { hash: 'checkin=2026-12-05&checkout=2026-12-06' },
    )
    const drawer = await openDrawer()
    expect(await drawer.findByRole('link', { name: 'Stay 1' })).toHaveAttribute('href', '/product/1')
    expect(record.calls.at(-1)?.input.body).toMatchObject({
      searchCriterias: { hotelId: 'h1', checkin: undefined },
    })
  })

  it('[SE-086] says that the hotel has none any more', async () => {
    showStays(({ searchCriterias }) => (searchCriterias.hotelId ? found(0, []) : found(24, [several])))
    const drawer = await openDrawer()
    expect(
      await drawer.findByText("Sorry, we currently don't have any offers for this hotel."),
    ).toBeInTheDocument()
  })

  it('[SE-086] says that the offers failed', async () => {
    showStays(({ searchCriterias }) => {
      if (searchCriterias.hotelId) throw new ApiError({ kind: 'http', status: 500 })
      return found(24, [several])
    })
    const drawer = await openDrawer()
    expect(await drawer.findByText('Oops, something went wrong')).toBeInTheDocument()
  })
})

describe('beside the results', () => {
  afterEach(() => jest.useRealTimers())

  const openOffers = () => fireEvent.click(screen.getByText('3 offers'))
  const openRanking = () => fireEvent.click(screen.getByText(en.results.howWeRank))

  it.each([
    ['the offers of a hotel', openOffers, 'Stay 2'],
    ['the ranking', openRanking, 'The score first.'],
  ])(
    '[SE-086] [SE-061] says that one is offline, and goes on when one is back: %s',
    async (_, open, shown) => {
      showStays(({ searchCriterias }) =>
        searchCriterias.hotelId
          ? found(1, [{ ...several, packages: [...stay('1').packages, ...stay('2').packages] }])
          : found(24, [several]),
      )
      await screen.findByRole('article')
      act(() => connect(false))
      open()
      expect(await screen.findByText(en.offline.title)).toBeInTheDocument()
      act(() => connect(true))
      expect(await screen.findByText(shown)).toBeInTheDocument()
      expect(screen.queryByText(en.offline.title)).not.toBeInTheDocument()
    },
  )

  it('[SE-086] [SE-061] says when the offers take long', async () => {
    showStays(({ searchCriterias }) =>
      searchCriterias.hotelId ? new Promise(() => {}) : found(24, [several]),
    )
    await screen.findByRole('article')
    jest.useFakeTimers()
    openOffers()
    await act(async () => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByText(en.offers.loading)).toBeInTheDocument()
    await act(async () => jest.advanceTimersByTimeAsync(6000))
    expect(screen.getByText(en.results.slow)).toBeInTheDocument()
  })
})
