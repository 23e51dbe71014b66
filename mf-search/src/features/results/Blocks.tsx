import { resultBlocks } from '@escapade/shared-contracts/rules/results/result-blocks'
import { Fragment, type ReactNode, useDeferredValue } from 'react'

/** Called with the number of the block just drawn, from 1. */
export type Between = (block: number, isLast: boolean) => ReactNode

type BlocksProps<Result> = {
  results: readonly Result[]
  /** `start`: place of the first of them, from 0. */
  render: (results: readonly Result[], start: number) => ReactNode
  /** Content after a block, the last one included. */
  between: Between
}

/**
 * Three results, then six, then the rest, with room for something else between (SE-008). Other results are shown by the
 * first of them: the blocks after it follow when they are painted.
 */
export function Blocks<Result>({ results, render, between }: BlocksProps<Result>) {
  const [first, ...others] = resultBlocks({ count: results.length })
  const resultsOf = ([from, to]: readonly [number, number]) => results.slice(from - 1, to)
  const rest = useDeferredValue(
    first && (
      <>
        {between(1, others.length === 0)}
        {others.map((block, index) => (
          <Fragment key={block[0]}>
            {render(resultsOf(block), block[0] - 1)}
            {between(index + 2, index === others.length - 1)}
          </Fragment>
        ))}
      </>
    ),
  )
  return (
    <>
      {first && render(resultsOf(first), 0)}
      {rest}
    </>
  )
}
