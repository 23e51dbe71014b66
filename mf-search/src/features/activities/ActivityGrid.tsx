import type { ActivityOnlyPackage } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { Grid } from '@escapade/shared-ui/grid/Grid'
import { ActivityResultCard } from './ActivityResultCard'

type ActivityGridProps = {
  results: readonly ActivityOnlyPackage[]
  hash: string
  /** The first of the page: its first picture is the largest of the page. */
  first?: boolean
  headingLevel?: number
}

export const ActivityGrid = ({ results, hash, first, headingLevel }: ActivityGridProps) => (
  <Grid as="ul" columns={3}>
    {results.map((activity, index) => (
      <li key={activity.id}>
        <ActivityResultCard
          activity={activity}
          hash={hash}
          priority={first && index === 0}
          headingLevel={headingLevel}
        />
      </li>
    ))}
  </Grid>
)
