import type { ResultGroup } from '@escapade/shared-contracts/api/search/search-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { type ComponentProps, Fragment } from 'react'
import { ResultGrid } from './ResultGrid'
import { groupRuns } from './rows/group-runs'

type GroupedGridProps = ComponentProps<typeof ResultGrid> & {
  groups: readonly ResultGroup[]
  /** Place of the page's first result in the whole list, and of the first of these on the page. */
  offset: number
  start: number
}

/** The town, then what is around it, each under its heading (D40). */
export const GroupedGrid = ({ groups, offset, start, results, first, ...card }: GroupedGridProps) =>
  groupRuns({ groups, offset, start, count: results.length }).map(({ label, from, to, ...place }) => (
    <Fragment key={from}>
      {label && (
        <Heading level={2} look={3}>
          {label}
        </Heading>
      )}
      <ResultGrid
        {...card}
        results={results.slice(from, to)}
        place={place}
        first={first && !from}
        headingLevel={3}
      />
    </Fragment>
  ))
