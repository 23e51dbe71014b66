import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'

const lines = [9, 10, 8, 6] as const

/** Title and lines of a text that is on its way; `className` is of its page. */
export const TextWaiting = ({ className }: { className: string | undefined }) => (
  <div className={className} aria-busy="true">
    <Skeleton shape="title" width={5} />
    {lines.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
)
