import type { Suggestion } from '@escapade/shared-contracts/api/search/destinations-schemas'
import type { IconName } from '../icon/Icon'

/** Part of a suggestion that the selector needs; a recent search has no more. */
export type Destination = Pick<Suggestion, 'id' | 'category' | 'label'> & Partial<Suggestion>

/** Entry that can be chosen from the list: a destination, or the visitor's own surroundings. */
export type Choice = Destination | typeof aroundMe
export const aroundMe = { category: 'around', id: '' } as const

/** Offered while nothing is typed: recent searches, popular places. */
export type IdleGroup = { name: string; icon?: IconName; items: readonly Destination[] }

type SuggestionGroup = { category: Destination['category']; items: Destination[] }

/** One group per category, in the order in which the first of each appears: the best match stays on top. */
export function groupSuggestions(suggestions: readonly Destination[]): SuggestionGroup[] {
  const groups: SuggestionGroup[] = []
  for (const item of suggestions) {
    const group = groups.find(({ category }) => category === item.category)
    if (group) group.items.push(item)
    else groups.push({ category: item.category, items: [item] })
  }
  return groups
}
