import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getStaticPage } from '@escapade/shared-contracts/api/content/content'
import type { Flags } from '@escapade/shared-contracts/api/content/content-schemas'
import {
  getRecommendedOffer,
  getSearchHelp,
  searchOffers,
} from '@escapade/shared-contracts/api/search/search'
import type { SearchHelp } from '@escapade/shared-contracts/api/search/search-help-schemas'
import type {
  OffersAnswer,
  OffersRequest,
  RecommendedOffer,
} from '@escapade/shared-contracts/api/search/search-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import en from '../../locales/en.json'
import type { SearchRoute } from '../../search/route/route'
import { stay } from '../../search/testing/offers-fixture'
import { StayList } from './lists'

type Setup = Partial<SearchRoute> & {
  hash?: string
  visit?: Partial<Visit>
  flags?: Flags
  help?: SearchHelp
}
type Search = (request: OffersRequest) => OffersAnswer | Promise<OffersAnswer>

const rankingPage = {
  id: 'how-we-rank',
  title: 'How we rank',
  html: '<p>The score first.</p>',
  pageModel: { title: '', description: '', index: true, follow: true },
}

/** The search of stays, answered by `search`; every offer but "gone" can be recommended. */
export function showStays(
  search: Search,
  {
    flow = 'booking',
    page = 0,
    recommendedOfferId,
    singleVoucher,
    help = { ways: [] },
    ...setup
  }: Setup = {},
) {
  const route = { flow, page, recommendedOfferId, singleVoucher }
  return renderInShell(<StayList {...route} />, {
    texts: { search: en },
    ...setup,
    api: [
      answer(searchOffers, ({ body }: { body: OffersRequest }) => search(body)),
      answer(getSearchHelp, () => help),
      answer(getStaticPage, () => rankingPage),
      answer(getRecommendedOffer, ({ params: { id } }: { params: { id: string } }) => {
        if (id === 'gone') throw new ApiError({ kind: 'http', status: 404 })
        return { ...stay(id).packages[0], hotel: stay(id).hotel } as RecommendedOffer
      }),
    ],
  })
}

export const stays = (count: number) => Array.from({ length: count }, (_, index) => stay(String(index + 1)))
