import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getPlacesAround } from '@escapade/shared-contracts/api/search/destinations'
import type { PlacesAround } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import en from '../../locales/en.json'
import { Around } from './Around'

type Shown = {
  label: string
  markers: { id: string; label: string }[]
  walkFrom: { lat: number; lng: number }
}
jest.mock('@escapade/shared-ui/map/MapCanvas', () => ({
  __esModule: true,
  default: ({ label, markers, walkFrom }: Shown): ReactNode => (
    <section aria-label={label}>
      {markers.map((marker) => marker.label).join(', ')}, from {walkFrom.lat} on
    </section>
  ),
}))

const hotel = { id: 'h1', label: 'Domaine des Charmilles', lat: 47.02, lng: 4.84 }
const place = { category: 'poi' as const, latitude: 47.03, longitude: 4.84 }
const places = [
  { ...place, id: '1', label: 'Hospices', metres: 1_113 },
  { ...place, id: '2', label: 'Dijon', metres: 28_400 },
]
const landmark = { latitude: 47.03, longitude: 4.84 }
const landmarks = [
  { ...landmark, id: '1', kind: 'sight' as const, label: 'Hospices', metres: 1_113 },
  { ...landmark, id: 'gare', kind: 'station' as const, label: 'Gare de Beaune', metres: 680 },
]
const show = (find: () => PlacesAround = () => ({ places, landmarks })) =>
  renderInShell(<Around hotel={hotel} />, { texts: { hotel: en }, api: [answer(getPlacesAround, find)] })

describe('around the hotel', () => {
  it('[PR-038] tells how far places are, that it is a straight line, and what one can walk', async () => {
    show()
    expect(await screen.findByText(/^1[.,]1 km · 15 min on foot$/)).toBeVisible()
    expect(screen.getByText(/^28 km$/)).toBeVisible()
    expect(screen.getByText(en.around.straight)).toBeVisible()
    await expectAccessible()
  })

  it('[PR-038] lists stations, beaches and sights with the towns, each once, the nearest first', async () => {
    show()
    await screen.findByText('Gare de Beaune')
    const rows = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(rows.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Gare de Beaune',
      'Hospices',
      'Dijon',
    ])
  })

  it('[PR-038] does without landmarks where the gateway knows none', async () => {
    show(() => ({ places }))
    expect(await screen.findByText('Dijon')).toBeVisible()
  })

  it('[PR-038] shows the hotel on a map with the circle of a walk around it, once it is asked for', async () => {
    show()
    await screen.findByText('Hospices')
    const name = 'Domaine des Charmilles and its surroundings'
    expect(screen.queryByRole('region', { name })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: en.around.showMap }))
    const map = await screen.findByRole('region', { name })
    expect(map).toHaveTextContent('Domaine des Charmilles, from 47.02 on')
    expect(document.activeElement).toContainElement(map)
    expect(document.body).not.toHaveFocus()
  })

  it('[PR-038] keeps the map where the places cannot be had', async () => {
    show(() => {
      throw new ApiError({ kind: 'http', status: 400 })
    })
    const around = within(await screen.findByRole('region', { name: en.around.title }))
    expect(around.getByRole('button', { name: en.around.showMap })).toBeVisible()
    expect(screen.queryByText(en.around.straight)).toBeNull()
  })
})
