import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getHotelDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import type { HotelDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { detail, offer } from '../testing/hotel-fixture'
import { App } from './App'

const show = (handler: () => HotelDetail, hash = '') =>
  renderInShell(<App />, {
    texts: { hotel: en },
    location: { path: '/hotel/h1' },
    api: [answer(getHotelDetail, handler)],
    hash,
  })

// Parts further down wait to be seen, and are not seen here.
beforeAll(() => {
  window.IntersectionObserver = class {
    observe = () => {}
    disconnect = () => {}
  } as never
})

describe('the hotel page', () => {
  it('[HO-005] [HO-019] shows the rooms, each with the stays it is sold in', async () => {
    show(() => detail([offer(), offer({ id: '8', label: 'A night by the fire', uri: '/product/8' })]))
    const room = (await screen.findByRole('heading', { level: 3, name: 'Room Coteaux' })).closest('article')
    const inRoom = within(room as HTMLElement)
    expect(inRoom.getByText(/One double bed/)).toHaveTextContent('24')
    expect(inRoom.getByText('Garden view')).toBeVisible()
    const [first, second] = inRoom.getAllByRole('listitem')
    expect(first).toHaveTextContent(/Two days of harvest.*Breakfast, cellar visit.*190\s€.*for 2/)
    expect(second).toHaveTextContent('A night by the fire')
  })

  it('[HO-019] says of an offer on the dates what comes back, and until when', async () => {
    const cancellationPolicy = {
      type: 'FLEXIBLE',
      cancellable: true,
      cancellationDeadline: '2026-12-02T18:00:00',
      cancellableUntil: '2026-12-02',
    } as const
    const dated = offer({ hasSelectedDates: true, priceType: 'final-price', nights: 2, cancellationPolicy })
    show(() => detail([dated]), 'checkin=2026-12-04&checkout=2026-12-06&nights=2&a=2')
    const row = (await screen.findByText('Two days of harvest')).closest('li')
    expect(row).toHaveTextContent(/Free cancellation until .*Dec.*2/)
    expect(row).toHaveTextContent('for 2, 2 nights')
  })

  it('[HO-004] asks for the dates and the party of the address', async () => {
    const { record } = show(() => detail(), 'checkin=2026-12-04&checkout=2026-12-06&a=2&c=1')
    await screen.findByText('Two days of harvest')
    expect(record.calls.at(-1)?.input.query).toMatchObject({
      checkin: '2026-12-04',
      night: 2,
      adult: 2,
      child: 1,
    })
  })

  it('[HO-033] tells when one may come and go, and what to know before', async () => {
    show(() => detail())
    const about = await screen.findByRole('region', { name: en.about.title })
    expect(about).toHaveTextContent(en.about.petsRefused)
    expect(about).toHaveTextContent('The pool opens in May.')
    expect(about).toHaveTextContent('Route de Savigny, 21200 Beaune')
    expect(about).toHaveTextContent('From 15:00')
    expect(about).toHaveTextContent(en.about.noTax)
    expect(
      within(about)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Spa', 'Wifi'])
  })

  it('[HO-017] says that there is nothing to book', async () => {
    show(() => detail([]))
    expect(await screen.findByText(en.offers.none)).toBeVisible()
  })

  it('says that the hotel is unknown', async () => {
    show(() => {
      throw new ApiError({ kind: 'http', status: 404, message: 'Not found' })
    })
    expect(await screen.findByRole('heading', { level: 1, name: en.unknown.title })).toBeVisible()
  })

  it('tries again when it is asked to', async () => {
    let fails = true
    show(() => {
      if (fails) throw new ApiError({ kind: 'http', status: 400, message: 'Broken' })
      return detail()
    })
    await screen.findByRole('alert')
    fails = false
    await userEvent.click(screen.getByRole('button', { name: en.failed.retry }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Domaine des Charmilles' })).toBeVisible()
  })
})

describe('can be used by everyone', () => {
  it.each<[string, () => HotelDetail, string]>([
    ['with rooms to book', () => detail([offer()]), 'Room Coteaux'],
    ['with nothing to book', () => detail([]), en.offers.none],
    [
      'of an unknown hotel',
      () => {
        throw new ApiError({ kind: 'http', status: 404 })
      },
      en.unknown.title,
    ],
    [
      'while the gateway does not answer',
      () => {
        throw new ApiError({ kind: 'http', status: 400 })
      },
      en.failed.retry,
    ],
  ])('%s', async (_, handler, seen) => {
    show(handler)
    await screen.findByText(seen)
    await expectAccessible()
  })
})
