import type { Lifecycles } from '@escapade/shared-contracts/mount/mount-contract'
import * as content from '../../mf-content/src/app/mount'
import * as product from '../../mf-product/src/app/mount'
import * as search from '../../mf-search/src/app/mount'
import * as resultCarousel from '../../mf-search/src/fragments/result-carousel/mount'
import * as searchBox from '../../mf-search/src/fragments/search-box/mount'

/** Parts of the measured pages, imported where the shop would load them. */
export const parts: { apps: Record<string, Lifecycles>; fragments: Record<string, Lifecycles> } = {
  apps: { '': content, search, product },
  fragments: { 'mf-search/search-box': searchBox, 'mf-search/result-carousel': resultCarousel },
}
