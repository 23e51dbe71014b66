import { answer, type InShellOptions, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getActivityDetail, searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import type {
  ActivityOnlyDetail,
  ActivityOnlyPackage,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import { screen } from '@testing-library/react'
import { App } from '../app/App'
import en from '../locales/en.json'
import { activity } from './activity-fixture'

type Options = Omit<InShellOptions, 'texts'> & {
  detail?: Partial<ActivityOnlyDetail>
  nearby?: ActivityOnlyPackage[]
}

/** The page of activity 7 as the shell would show it; a test puts its own answers before the calm ones. */
export function renderActivity({ detail, nearby = [], api = [], ...options }: Options = {}) {
  return renderInShell(<App />, {
    location: { path: '/activity/7' },
    ...options,
    texts: { activity: en },
    api: [
      ...api,
      answer(getActivityDetail, () => activity(detail)),
      answer(searchActivities, () => ({ activityOnlyPackages: nearby }) as never),
    ],
  })
}

/** Region in which the activity is bought. */
export const findBuy = () => screen.findByRole('region', { name: 'Buy this activity' })
