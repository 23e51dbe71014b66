import { answer, type InShellOptions, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getAutocomplete, getPlace } from '@escapade/shared-contracts/api/search/destinations'
import { getSearchCalendar } from '@escapade/shared-contracts/api/search/search'
import { getCheckoutNights } from '@escapade/shared-contracts/api/stays/availability'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { WithCriteria } from '../../search/testing/with-criteria'
import { SearchBox, type SearchBoxProps } from './SearchBox'

/** The 4th and the 5th of December, from 189 euros. */
const calendar = answer(getSearchCalendar, () => ({
  days: {
    '2026-12-04': { price: 18900, bestPriceOfTheMonth: true, minLos: 1 },
    '2026-12-05': { price: 21000, bestPriceOfTheMonth: false, minLos: 2 },
  },
  minMonth: '2026-11',
  maxMonth: '2027-11',
  longest: { stay: 7, hotelOnly: 14 },
}))
const nights = answer(getCheckoutNights, () => [1])

type Options = Omit<InShellOptions, 'texts'> & Partial<SearchBoxProps>

const show = ({ flow = 'booking', look = 'page', ...options }: Options = {}) =>
  renderInShell(
    <WithCriteria>{(criteria) => <SearchBox criteria={criteria} flow={flow} look={look} />}</WithCriteria>,
    {
      api: [calendar, nights],
      ...options,
      texts: { search: en },
    },
  )
const dates = () => screen.getByRole('combobox', { name: /^Dates/ })
const openCalendar = async () => {
  await userEvent.click(dates())
  await screen.findAllByRole('grid')
}
const day = (name: RegExp) => screen.findByRole('button', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Search' }))
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('dates of the search box', () => {
  it('[SE-044] [SE-046] above results, both dates change the address, a check-in alone does not', async () => {
    const { hash, record } = show({ hash: 'city=75&checkin=2026-12-10&checkout=2026-12-12&nights=2' })
    await openCalendar()
    await userEvent.click(await day(/18 décembre/))
    expect(hash()).toContain('checkin=2026-12-10')
    await userEvent.click(await day(/20 décembre/))
    await waitFor(() => expect(hash()).toBe('city=75&checkin=2026-12-18&checkout=2026-12-20&nights=2'))
    expect(record.navigations).toEqual([])
  })

  it('[SE-088] may be any weekend of a month, for as many nights as wanted, and the box says so', async () => {
    const { hash } = show({ hash: 'city=75&checkin=2026-12-10&checkout=2026-12-11&nights=1' })
    await openCalendar()
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Flexible dates' }),
      '2027-01-weekend',
    )
    await waitFor(() => expect(hash()).toBe('city=75&nights=1&when=2027-01-weekend'))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'How long' }), '2')
    await waitFor(() => expect(hash()).toBe('city=75&nights=2&when=2027-01-weekend'))
    await userEvent.keyboard('{Escape}')
    expect(dates()).toHaveValue('Weekend in janvier · 2 nights')
  })

  it('[SE-088] may lie some days around those chosen', async () => {
    const { hash } = show({ hash: 'checkin=2026-12-10&checkout=2026-12-11&nights=1' })
    await openCalendar()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Around these dates' }), '3')
    await waitFor(() => expect(hash()).toBe('checkin=2026-12-10&checkout=2026-12-11&nights=1&flex=3'))
    await userEvent.keyboard('{Escape}')
    expect(dates()).toHaveAttribute('value', expect.stringMatching(/11 déc\., ± 3 days$/))
  })

  it('[SE-088] with destination, party and theme make the search that is sent', async () => {
    const beaune = { id: '75', category: 'city', label: 'Beaune', value: 'Beaune', detail: '' } as const
    const suggestion = { ...beaune, latitude: 47, longitude: 4.8, count: 12 }
    const { record } = show({
      look: 'home',
      api: [
        answer(getAutocomplete, () => ({ suggestions: [suggestion] })),
        answer(getPlace, () => suggestion),
      ],
    })
    await userEvent.type(screen.getByRole('combobox', { name: /Destination/ }), 'bea')
    await userEvent.click(await screen.findByRole('option', { name: /Beaune/ }))
    await openCalendar()
    await press('Next month')
    await userEvent.click(await day(/^vendredi 4 décembre/))
    await userEvent.click(await day(/^dimanche 6 décembre/))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Travellers 2 adults' }))
    for (const kind of ['Adults', 'Children', 'Babies']) await press(`More: ${kind}`)
    await userEvent.keyboard('{Escape}')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mood' }), 'Gastronomy')
    await press('See the stays')
    const [address = '', hash = ''] = record.navigations[0]?.uri.split('#') ?? []
    expect(address).toBe('/search?flow=booking&from=search%20bar')
    expect(parseCriteria({ hash })).toEqual({
      city: '75',
      checkin: '2026-12-04',
      checkout: '2026-12-06',
      nights: 2,
      theme: '985',
      a: 3,
      c: 1,
      b: 1,
      s: true,
    })
  })

  it('[SE-045] Clear takes the three keys out of the address and leaves the others', async () => {
    const { hash } = show({ look: 'home', hash: 'theme=985&checkin=2026-12-10&checkout=2026-12-12&night=2' })
    await openCalendar()
    await press('Clear')
    expect(hash()).toBe('theme=985')
    expect(dates()).toHaveValue('')
  })

  it('[SC-060] a new search begins with the dates of the last one, until they are cleared', async () => {
    const { unmount } = show({ hash: 'checkin=2026-12-10&checkout=2026-12-12&nights=2' })
    await send()
    unmount()
    const { record } = show({ look: 'home' })
    expect(dates()).toHaveValue('jeu. 10\u2009–\u2009sam. 12 déc.')
    await userEvent.click(screen.getByRole('button', { name: 'See the stays' }))
    expect(record.navigations[0]?.uri).toContain('#checkin=2026-12-10&checkout=2026-12-12&nights=2')
    await openCalendar()
    await press('Clear')
    expect(dates()).toHaveValue('')
  })

  it.each([
    ['2026-11-20/2026-11-22', 'is today'],
    ['2026-11-10/2026-11-12', 'has passed'],
    ['yesterday', 'is none'],
  ])('[SC-060] dates kept as %s stay away: the check-in %s', (kept) => {
    localStorage.setItem('escapade.last-dates', kept)
    show({ look: 'home' })
    expect(dates()).toHaveValue('')
  })

  it('begins with the first page again', async () => {
    const { record } = show({ location: { path: '/search', query: { flow: 'booking', page: '2' } } })
    await openCalendar()
    await userEvent.click(await day(/18 décembre/))
    await userEvent.click(await day(/20 décembre/))
    await waitFor(() =>
      expect(record.navigations.map(({ uri }) => uri)).toEqual([
        '/search?flow=booking#checkin=2026-12-18&checkout=2026-12-20&nights=2',
      ]),
    )
  })

  it('[SE-059] suggested dates: the first search opens the calendar, after Clear it is sent', async () => {
    const { record } = show({ flags: { searchDates: 'datesSuggested' } })
    await send()
    expect(record.navigations).toEqual([])
    expect(await screen.findByRole('dialog', { name: 'Choose your dates' })).toBeVisible()
    await screen.findAllByRole('grid')
    await press('Clear')
    await press('Validate')
    await send()
    expect(record.navigations).toHaveLength(1)
  })

  it('[SE-058] forced dates: sent with both, never without, whatever was cleared', async () => {
    sessionStorage.setItem('escapade.dates-cleared', '1')
    const flags = { searchDates: 'datesForced' }
    const { record, setHash } = show({ flags })
    await send()
    expect(record.navigations).toEqual([])
    await userEvent.keyboard('{Escape}')
    setHash('checkin=2026-12-10&checkout=2026-12-12')
    await send()
    expect(record.navigations).toHaveLength(1)
  })

  it('[SE-040] the price variant shows what each day costs, and a gift card for those without a date', async () => {
    show({ flags: { calendarPrices: true } })
    await openCalendar()
    await press('Next month')
    expect(await day(/^vendredi 4 décembre 2026, 189\s€, lowest price of the month$/)).toHaveTextContent(
      '189',
    )
    expect(await day(/^dimanche 6 décembre 2026, sold out$/)).toHaveAttribute('aria-disabled', 'true')
    expect(await screen.findByRole('link', { name: 'Give a gift card' })).toHaveAttribute(
      'href',
      '/giftcard/customization',
    )
  })

  it('[SE-040] offers the lengths that are sold from a day, and says that nights alone last longer', async () => {
    const { record } = show({ flags: { calendarPrices: true }, hash: 'city=75' })
    await openCalendar()
    await press('Next month')
    await userEvent.click(await day(/^samedi 5 décembre 2026, 210/))
    expect(screen.getByText('Choose the day you leave, 2 to 7 nights later')).toBeVisible()
    const tooSoon = await day(/^dimanche 6 décembre 2026, not offered for this number of nights$/)
    const tooLate = await day(/^dimanche 13 décembre 2026, not offered for this number of nights$/)
    for (const refused of [tooSoon, tooLate]) expect(refused).toHaveAttribute('aria-disabled', 'true')
    expect(await screen.findByText('Stays last up to 7 nights.')).toBeVisible()
    await userEvent.click(await screen.findByRole('link', { name: 'Hotel nights: up to 14 nights' }))
    expect(record.navigations.at(-1)?.uri).toBe('/search?flow=hotel#city=75')
  })

  it.each([
    ['without the experiment', {}],
    ['in the activity flow', { flow: 'activity', flags: { calendarPrices: true } }],
  ] as [string, Options][])('[SE-040] %s there is neither', async (_, options) => {
    const { record } = show(options)
    await openCalendar()
    expect(await day(/^vendredi 20 novembre 2026, today$/)).toHaveTextContent(/^20$/)
    expect(screen.queryByRole('link', { name: 'Give a gift card' })).toBeNull()
    expect(record.calls.filter(({ endpoint }) => endpoint === getSearchCalendar)).toEqual([])
  })

  it('[SE-040] waits for no price: until the days are there each of them can be chosen', async () => {
    const held = answer(getSearchCalendar, () => new Promise<never>(() => {}))
    show({ flags: { calendarPrices: true }, hash: 'city=75', api: [held, nights] })
    await openCalendar()
    await press('Next month')
    await userEvent.click(await day(/^vendredi 4 décembre 2026$/))
    await userEvent.click(await day(/^dimanche 6 décembre 2026$/))
    expect(dates()).toHaveAttribute('value', expect.stringMatching(/4.*6 déc/))
  })

  it('[SE-040] customer care is not shown gift cards', async () => {
    show({ flags: { calendarPrices: true }, visit: { customerCare: true } })
    await openCalendar()
    expect(screen.queryByRole('link', { name: 'Give a gift card' })).toBeNull()
  })

  it('[SE-042] months beyond those loaded are asked for once, without the dates', async () => {
    const flags = { calendarPrices: true }
    const { record } = show({ flags, hash: 'city=75&checkin=2026-12-10&checkout=2026-12-11&a=3' })
    const asked = () =>
      record.calls.flatMap(({ endpoint, input }) => (endpoint === getSearchCalendar ? [input.body] : []))
    expect(asked()).toEqual([])
    await openCalendar()
    const searchCriterias = { adult: 3, child: 0, baby: 0, city: '75' }
    expect(asked()).toEqual([
      expect.objectContaining({
        month: '2026-12',
        length: 3,
        searchCriterias: expect.objectContaining(searchCriterias),
      }),
    ])
    expect(JSON.stringify(asked())).not.toContain('checkin')
    for (const _ of [1, 2]) await press('Next month')
    expect(asked()).toHaveLength(2)
    expect(asked()[1]).toMatchObject({ month: '2027-03', length: 3 })
  })

  it('[SE-042] of one hotel the closed days and the lengths of stay are known', async () => {
    const { record } = show({ hash: 'hotel=10001' })
    await openCalendar()
    await press('Next month')
    expect(await day(/^dimanche 6 décembre 2026, sold out$/)).toBeInTheDocument()
    await userEvent.click(await day(/^vendredi 4 décembre 2026$/))
    expect(await day(/^dimanche 6 décembre 2026, not offered for this number of nights$/)).toBeInTheDocument()
    await userEvent.click(await day(/^samedi 5 décembre 2026$/))
    const [call] = record.calls.filter(({ endpoint }) => endpoint === getCheckoutNights)
    expect(call?.input).toMatchObject({ params: { key: '10001' }, query: { checkin: '2026-12-04' } })
    await act(async () => {})
  })
})
