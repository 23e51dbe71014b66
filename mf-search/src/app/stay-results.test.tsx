import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getRecommendedOffer } from '@escapade/shared-contracts/api/search/search'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { found, stay } from '../search/testing/offers-fixture'
import { showStays, stays } from './testing/show-stays'

describe('results', () => {
  it('[SE-061] [SE-062] shows three loading cards until the answer is there', async () => {
    showStays(() => new Promise(() => {}))
    expect(screen.getByTestId('loading-cards').children).toHaveLength(3)
  })

  it('[SE-006] [SE-070] shows the count and cards with every documented value', async () => {
    showStays(() => found(37, [stay('1')]))
    expect(await screen.findByRole('heading', { name: '37 results' })).toBeInTheDocument()
    const card = screen.getByRole('article')
    for (const text of [
      'Stay 1',
      'Hotel 1',
      'Beaune, Burgundy',
      'Vines and table 1',
      'Fantastic',
      '189 €',
      '248 €',
      '−24%',
    ])
      expect(card).toHaveTextContent(text.replace(' ', ' '))
    expect(within(card).getByRole('img', { name: '4 stars' })).toBeInTheDocument()
    expect(card).toHaveTextContent('for 2, 1 night')
    expect(card).toHaveTextContent('3,30 € local tax on site')
  })

  it('[SE-034] puts the town and what is around it under headings, and says both in the title', async () => {
    const { searchDetails, ...answer } = found(
      5,
      ['1', '2', '3', '4', '5'].map((id) => stay(id)),
    )
    const destination = { id: '75', category: 'city', label: 'Lille' } as const
    const groups = [
      { label: 'In Lille', count: 2 },
      { label: 'Less than 2h from Lille', count: 3 },
    ]
    showStays(
      () => ({
        ...answer,
        searchDetails: { ...searchDetails, destination, groups, around: 'Lille and around' },
      }),
      {
        hash: 'city=75',
      },
    )
    expect(await screen.findByRole('heading', { name: '5 results: Lille and around' })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: /^Stay 5 / })).toBeInTheDocument()
    const outline = screen.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent])
    expect(outline.slice(1, 8)).toEqual([
      ['H2', 'In Lille'],
      ['H3', expect.stringContaining('Stay 1')],
      ['H3', expect.stringContaining('Stay 2')],
      ['H2', 'Less than 2h from Lille'],
      ['H3', expect.stringContaining('Stay 3')],
      ['H3', expect.stringContaining('Stay 4')],
      ['H3', expect.stringContaining('Stay 5')],
    ])
    // The second of the town keeps the rest of its row to itself.
    const cells = screen.getAllByRole('article').map((card) => card.closest('li')?.dataset.ofThree)
    expect(cells).toEqual([undefined, '2', undefined, undefined, undefined])
  })

  it('[SE-070] says From for a price without dates', async () => {
    showStays(() => found(1, [stay('1', { priceType: 'from-price' })]))
    expect(await screen.findByText('From')).toBeInTheDocument()
  })

  it('opens the product with the same criteria', async () => {
    showStays(() => found(1, [stay('1')]), { hash: 'checkin=2026-12-05&checkout=2026-12-06&a=3' })
    const link = await screen.findByRole('link', { name: /^Stay 1 / })
    expect(link).toHaveAttribute('href', '/product/1#checkin=2026-12-05&checkout=2026-12-06&a=3')
  })

  it('[SE-070] [SE-088] says of flexible dates the days of each price, and chooses one of them', async () => {
    const flexible = () => ({
      ...found(1, [stay('1', { checkin: '2026-12-04' })]),
      arrivals: [
        { checkin: '2026-12-04', price: 18_900 },
        { checkin: '2026-12-05', price: 21_000 },
      ],
    })
    const { hash } = showStays(flexible, { hash: 'when=2026-12-weekend&a=3' })
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent(/ven\. 4.*sam\. 5 déc\./)
    expect(within(card).getByRole('link', { name: /^Stay 1 / })).toHaveAttribute(
      'href',
      '/product/1#a=3&checkin=2026-12-04&checkout=2026-12-05&nights=1',
    )
    await userEvent.click(await screen.findByRole('button', { name: /ven\. 4 déc\..*the cheapest/ }))
    expect(hash()).toBe('a=3&checkin=2026-12-04&checkout=2026-12-05&nights=1')
  })

  it('[SE-063] says that the search failed, keeps the criteria and tries again', async () => {
    let tries = 0
    const { hash, container } = showStays(
      () => {
        tries += 1
        if (tries === 1) throw new ApiError({ kind: 'http', status: 500 })
        return found(1, [stay('1')])
      },
      { hash: 'city=75' },
    )
    expect(await screen.findByText('Oops, something went wrong')).toBeInTheDocument()
    container.tabIndex = -1
    await userEvent.click(screen.getByRole('button', { name: en.failed.retry }))
    expect(await screen.findByRole('article')).toBeInTheDocument()
    expect(hash()).toBe('city=75')
    expect(container).toHaveFocus()
  })

  it('[SE-064] [SE-065] says what to change when nothing matches, and starts over', async () => {
    const { record, container } = showStays(() => found(0, []), { hash: 'city=75&theme=985' })
    container.tabIndex = -1
    expect(await screen.findByText('No results.')).toBeInTheDocument()
    expect(
      screen.getByText(
        'To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters.',
      ),
    ).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Remove all filters' }))
    expect(record.navigations).toEqual([{ uri: '/search?flow=booking', replace: false }])
    expect(container).toHaveFocus()
  })

  it('has no filters to remove where everything was asked for', async () => {
    showStays(() => found(0, []))
    expect(await screen.findByText('No results.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Remove all filters' })).toBeNull()
  })

  it('[SE-012] shows pages only when there is more than one', async () => {
    showStays(() => found(24, [stay('1')]))
    await screen.findByRole('article')
    expect(screen.queryByRole('navigation', { name: 'Pages of results' })).not.toBeInTheDocument()
  })

  it('[SE-013] links pages with flow, zero-based page and hash', async () => {
    showStays(() => found(60, [stay('1')]), { hash: 'city=75' })
    const third = await screen.findByRole('link', { name: 'Page 3' })
    expect(third).toHaveAttribute('href', '/search?flow=booking&page=2#city=75')
  })

  it('[SE-071] keeps a stay in the wishlist and takes it out again', async () => {
    showStays(() => found(1, [stay('wish')]))
    const heart = await screen.findByRole('button', { name: /Add to favourites/ })
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  it('[SE-073] shows two badges at most, paid placement first', async () => {
    const message = { color: 'social', icon: 'eye', emoji: null } as const
    const stressMessages = ['one', 'two'].map((text) => ({ ...message, message: text }))
    showStays(() => found(1, [stay('1', { sponsored: true, stressMessages, availableRooms: 4 })]))
    expect(await screen.findByText('Sponsored')).toBeInTheDocument()
    expect(screen.getByText('one')).toBeInTheDocument()
    expect(screen.queryByText('two')).not.toBeInTheDocument()
  })

  it.each([
    [0, null],
    [1, 'Only 1 room left'],
    [3, 'Only 3 rooms left'],
    [4, null],
    [null, null],
  ])('[SE-073] says of %s rooms left: %s', async (availableRooms, said) => {
    showStays(() => found(1, [stay('1', { availableRooms, stressMessages: [] })]))
    const card = await screen.findByRole('article')
    if (said) expect(card).toHaveTextContent(said)
    else expect(card).not.toHaveTextContent('left')
  })

  const flexible = {
    type: 'FLEXIBLE',
    cancellable: true,
    cancellationDeadline: '2026-12-09T18:00:00',
    cancellableUntil: '2026-12-09T18:00:00',
    daysBefore: 3,
  } as const
  const past = { ...flexible, cancellable: false, cancellationDeadline: null, cancellableUntil: null }
  it.each([
    ['final-price', flexible, 'Free cancellation until Dec 9, 18:00'],
    ['final-price', { ...flexible, type: 'PARTIAL' as const }, 'Partly refundable (50%) until Dec 9, 18:00'],
    ['final-price', past, 'Non-refundable'],
    ['final-price', { ...past, type: 'NCNR' as const }, 'Non-refundable'],
    ['from-price', flexible, 'Free cancellation until 3 days before arrival'],
    ['from-price', { ...flexible, daysBefore: 1 }, 'Free cancellation until the day before arrival'],
    ['from-price', { ...past, daysBefore: null }, 'Non-refundable'],
  ] as const)('[SE-070] says the terms of a %s with %j', async (priceType, cancellationPolicy, said) => {
    showStays(() => found(1, [stay('1', { priceType, cancellationPolicy })]))
    expect(await screen.findByRole('article')).toHaveTextContent(said)
  })

  it('[SE-070] says beds and rooms of a stay, and neither beds nor terms of a gift', async () => {
    const lodging = {
      room: 'Single room',
      bedding: 'One single bed',
      capacity: 1,
      rooms: 2,
      board: 'roomOnly',
      meals: 'Room only, no meals',
    } as const
    const offer = stay('1', { lodging, cancellationPolicy: flexible })
    const shown = showStays(() => found(1, [offer]))
    expect(await screen.findByRole('article')).toHaveTextContent('2 × Single room · One single bed')
    shown.unmount()
    showStays(() => found(1, [offer]), { flow: 'gifting' })
    const gift = await screen.findByRole('article')
    expect(gift).not.toHaveTextContent('Single room')
    expect(gift).not.toHaveTextContent(/cancellation|refundable/)
  })

  it.each([
    [2, [2]],
    [24, [3, 6, 15]],
  ])('[SE-008] shows %i results in blocks of %j', async (count, sizes) => {
    showStays(() => found(60, stays(count)))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
    const lists = screen
      .getAllByRole('list')
      .filter((list) => within(list).queryAllByRole('article').length > 0)
    expect(lists.map((list) => within(list).getAllByRole('article').length)).toEqual(sizes)
  })

  it('[SE-072] takes the extra discount off and says so', async () => {
    const discounted = stay('1', { sellPrice: 20_000, autoDiscount: { code: 'X', value: 10 } })
    showStays(() => found(24, [discounted]), { flags: { autoDiscount: true } })
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent('🔥Promo: Save 10% extra')
    expect(card).toHaveTextContent('180 €')
    expect(card).toHaveTextContent('with the code X')
  })

  it('[SE-072] computes the percent beside the struck price from the price with the code', async () => {
    const announced = {
      sellPrice: 26_400,
      refPrice: 29_700,
      promo: 12,
      autoDiscount: { code: 'X', value: 10 },
    }
    showStays(() => found(24, [stay('1', announced)]), { flags: { autoDiscount: true } })
    const card = await screen.findByRole('article')
    for (const text of ['237,60', '297', '−20%']) expect(card).toHaveTextContent(text)
  })

  it('[SE-072] leaves the price alone outside the experiment', async () => {
    showStays(() => found(24, [stay('1', { sellPrice: 20_000, autoDiscount: { code: 'X', value: 10 } })]))
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent('200 €')
    expect(card).not.toHaveTextContent('extra')
  })
})

describe('recommended offer', () => {
  it('[SE-018] is not shown a second time where the results begin with it', async () => {
    showStays(() => found(24, [stay('77')]), { recommendedOfferId: '77' })
    expect(await screen.findAllByRole('article')).toHaveLength(1)
    expect(screen.queryByRole('region', { name: en.recommended.title })).toBeNull()
  })

  it('[SE-018] is fetched for the dates and the party, and shown before the results', async () => {
    const { record } = showStays(() => found(24, [stay('1')]), {
      recommendedOfferId: '77',
      hash: 'checkin=2026-12-05&checkout=2026-12-07&a=3&c=1&b=1',
    })
    const section = within(await screen.findByRole('region', { name: en.recommended.title }))
    const card = section.getByRole('article')
    for (const text of ['Stay 77', 'Vines and table 77', 'Hotel 77', '189 €', '248 €', '−24%'])
      expect(card).toHaveTextContent(text.replace(' ', ' '))
    expect(record.calls.find(({ endpoint }) => endpoint === getRecommendedOffer)?.input).toMatchObject({
      params: { id: '77' },
      query: { checkin: '2026-12-05', checkout: '2026-12-07', night: 2, adult: 3, child: 1, baby: 1 },
    })
  })

  it('[SE-018] is left out once it is not sold any more', async () => {
    showStays(() => found(24, [stay('1')]), { recommendedOfferId: 'gone' })
    await screen.findByRole('article')
    expect(screen.queryByText(en.recommended.title)).not.toBeInTheDocument()
  })
})

describe('single vouchers', () => {
  const gifts = { flow: 'gifting', singleVoucher: true, hash: 'giftNights=2' } as const

  it('[SE-002] are listed as vouchers for two, each for the nights of the gift, and open as gifts', async () => {
    showStays(() => found(37, [stay('1', { nights: 2 })]), gifts)
    expect(
      await screen.findByRole('heading', { level: 1, name: '37 vouchers for a stay' }),
    ).toBeInTheDocument()
    const card = within(screen.getByRole('article'))
    expect(card.getByText('Voucher · 2 nights for two')).toBeInTheDocument()
    expect(card.getByRole('link', { name: /^Stay 1 / })).toHaveAttribute(
      'href',
      '/product/1?flow=gifting#giftNights=2',
    )
  })

  it('[SE-002] gifts of any kind open as gifts too, and claim to be nothing else', async () => {
    showStays(() => found(37, [stay('1')]), { flow: 'gifting' })
    expect(await screen.findByRole('heading', { level: 1, name: '37 results' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Stay 1 / })).toHaveAttribute('href', '/product/1?flow=gifting')
    expect(screen.queryByText(/^Voucher/)).not.toBeInTheDocument()
  })
})
