import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import { lastSearchKey } from '@escapade/shared-contracts/visitor/last-search'
import en from '../locales/en.json'
import type { SearchRoute } from '../search/route/route'
import { WithCriteria } from '../search/testing/with-criteria'
import { useRecordSearch } from './use-record-search'

type How = { place?: string | null; flow?: 'booking' | 'gifting'; customerCare?: boolean }

/** The search that is kept after a page was shown; null: none. */
function kept(hash: string, { place = null, flow = 'booking', customerCare = false }: How = {}) {
  localStorage.clear()
  const Page = ({ criteria }: { criteria: Parameters<typeof useRecordSearch>[0]['criteria'] }) => {
    useRecordSearch({ route: { flow, page: 3 } as SearchRoute, criteria, place })
    return null
  }
  renderInShell(<WithCriteria>{(criteria) => <Page criteria={criteria} />}</WithCriteria>, {
    texts: { search: en },
    hash,
    visit: { locale: 'fr_FR', now: '2026-11-20T10:00', customerCare },
  }).unmount()
  return JSON.parse(localStorage.getItem(lastSearchKey) ?? 'null')
}

it('keeps the first page of the search, where and when', () => {
  expect(kept('city=75&checkin=2026-12-05&checkout=2026-12-06', { place: 'Beaune' })).toEqual({
    uri: '/search?flow=booking#city=75&checkin=2026-12-05&checkout=2026-12-06',
    locale: 'fr_FR',
    where: 'Beaune',
    when: expect.stringMatching(/5.*6/),
    until: '2026-12-05',
  })
})

it.each<[string, string, How, object | null]>([
  ['a month, until it is over', 'when=2026-12-weekend', {}, { where: 'Anywhere', until: '2026-12-31' }],
  ['a gift, which has no days', 'city=75', { place: 'Beaune', flow: 'gifting' }, { when: null, until: null }],
  ['no place whose name is not known', 'city=75', {}, null],
  ['no search without place and days', 'a=3', {}, null],
  ['no search of an agent', 'city=75', { place: 'Beaune', customerCare: true }, null],
])('keeps %s', (_, hash, how, search) => {
  if (search) expect(kept(hash, how)).toMatchObject(search)
  else expect(kept(hash, how)).toBeNull()
})
