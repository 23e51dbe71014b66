import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import type { ActivitySearchRequest } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { screen, within } from '@testing-library/react'
import en from '../locales/en.json'
import { activitiesFound } from '../search/testing/activities-fixture'
import { ActivityList } from './testing/lists'

const asked: ActivitySearchRequest[] = []
const show = (count: number, hash = '') =>
  renderInShell(<ActivityList flow="activity" page={0} />, {
    texts: { search: en },
    hash,
    api: [
      answer(searchActivities, ({ body }: { body: ActivitySearchRequest }) => {
        asked.push(body)
        return activitiesFound(count)
      }),
    ],
  })

beforeEach(() => asked.splice(0))

describe('activity search', () => {
  it('[SE-001] [SE-083] lists day activities under the title of the answer', async () => {
    show(37)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Activities around Beaune' }),
    ).toBeInTheDocument()
    const card = screen.getByRole('article')
    for (const text of ['Two hours of steam', 'Wellness · Beaune', 'Les Bains'])
      expect(card).toHaveTextContent(text)
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/activity/501')
    expect(screen.getByText('37 results')).toBeInTheDocument()
  })

  it('[SE-035] looks 30 km around the city, for two', async () => {
    show(37, 'city=75&a=4')
    await screen.findByRole('article')
    expect(asked[0]).toMatchObject({
      searchCriterias: { city: '75', distanceMax: 30, adult: 2, child: 0, baby: 0 },
      numberOfPackagesPerHotel: 20,
      page: 0,
    })
  })

  it('[SE-064] says what to change when there are none', async () => {
    show(0)
    expect(await screen.findByText(en.none.text)).toBeInTheDocument()
  })
})
