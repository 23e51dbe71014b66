import type { Offered } from '../filters/package-flag'
import { type PackageFlagKey, packageFlagKeys, packageFlags } from '../filters/package-flags'
import type { SearchPlan } from '../search-plan'
import { neverPasses } from './columns/package-columns'
import type { SearchIndex } from './search-index'

/** Test of a package that can be had at the arrival. */
type Passes = (stay: number, offered: Offered) => boolean

export type FlagFilters = {
  /** Every flag that the search has on. */
  all: Passes
  /** Each flag by itself, on or not: what its count is made of. */
  each: { key: PackageFlagKey; passes: Passes }[]
}

const always = () => true

export function flagFilters({
  plan,
  index,
  now,
}: {
  plan: SearchPlan
  index: SearchIndex
  now: string
}): FlagFilters {
  const each = packageFlagKeys.map((key) => {
    const values = index.packages.flags[key]
    const passesBy = packageFlags[key].passesAt(now)
    const passes: Passes = (stay, offered) => {
      const value = values[stay] ?? neverPasses
      return value !== neverPasses && passesBy(value, offered, stay)
    }
    return { key, passes }
  })
  const on = each.filter(({ key }) => plan.filters[key])
  const all: Passes = (stay, offered) => on.every(({ passes }) => passes(stay, offered))
  return { all: on.length > 0 ? all : always, each }
}
