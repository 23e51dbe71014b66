import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { changeFlow, type FlowEffect } from '@escapade/shared-contracts/criteria/change-flow'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { flowChanged } from '@escapade/shared-contracts/events/analytics-events'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { useQueryClient } from '@tanstack/react-query'
import { giftPricesQuery } from '../queries/gift-prices-query'
import { searchUriOf } from '../route/route'
import { flowMemory } from './flow-memory'

/** Another way of shopping: another route, the criteria that make sense there, and what the way back needs (SC-068). */
export function useFlowChange(from: Flow) {
  const { api, visit, navigate, track, criteria: bus } = useShell()
  const emit = useEmit()
  const queries = useQueryClient()
  const { now, locale } = visit

  const effects: Record<FlowEffect, () => void> = {
    fetchGiftPrices: () => void queries.prefetchQuery(giftPricesQuery(api, locale)),
    logViewEvent: () => track({ name: 'view_item', params: giftFlowItem }),
    logSelectEvent: () => track({ name: 'select_item', params: giftFlowItem }),
  }
  return {
    /** Address of the link to a flow, from what is known without the memory. */
    uriOf: (to: Flow, criteria: Criteria) =>
      uriWith(to, changeFlow({ from, to, criteria, memory: {}, now }).criteria),
    changeTo(to: Flow) {
      const changed = changeFlow({ from, to, criteria: bus.get(), memory: flowMemory.recall(), now })
      flowMemory.keep(changed.memory)
      if (from !== to) emit(flowChanged, { from, to })
      for (const effect of changed.effects) effects[effect]()
      navigate(uriWith(to, changed.criteria))
    },
  }
}

const giftFlowItem = { item_category: 'gifting', item_name: 'single voucher' }

const uriWith = (flow: Flow, criteria: Criteria) => searchUriOf({ flow }, serializeCriteria({ criteria }))
