import { resultBlocks } from '@escapade/shared-contracts/rules/result-blocks'
import { Fragment, type ReactNode } from 'react'

/** Which block it was, from 1. */
export type Between = (block: number, isLast: boolean) => ReactNode

type BlocksProps<Result> = {
  results: readonly Result[]
  render: (results: readonly Result[], isFirst: boolean) => ReactNode
  /** What stands after a block, the last one included. */
  between: Between
}

/** Three results, then six, then the rest, with room for something else between (SE-008). */
export function Blocks<Result>({ results, render, between }: BlocksProps<Result>) {
  const blocks = resultBlocks({ count: results.length })
  return blocks.map(([from, to], index) => (
    <Fragment key={from}>
      {render(results.slice(from - 1, to), index === 0)}
      {between(index + 1, index === blocks.length - 1)}
    </Fragment>
  ))
}
