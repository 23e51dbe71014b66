import type {
  ActivitySearchAnswer,
  ActivitySearchRequest,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { TestApp } from '../../testing/test-app'

export const paris = '2988507'

/** Asks for activities as pages do, in French; everything on one page unless told otherwise. */
export const createActivitySearch =
  ({ app }: Pick<TestApp, 'app'>) =>
  async (
    searchCriterias: Partial<ActivitySearchRequest['searchCriterias']> = {},
    request: Partial<ActivitySearchRequest> = {},
  ): Promise<ActivitySearchAnswer> => {
    const payload = { locale: 'fr_FR', searchCriterias, limit: 100, ...request }
    const answer = await app.inject({ method: 'POST', url: '/api/search/activity-only.json', payload })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }

export const idsOf = (answer: ActivitySearchAnswer) => answer.activityOnlyPackages.map(({ id }) => id)

/** Changes an activity as an operator of the house would. */
export const changeActivity = (
  { db }: Pick<TestApp, 'db'>,
  id: string,
  values: { published?: boolean; lastDay?: string | null; weekdays?: number[] },
) => db.updateTable('activityProduct').set(values).where('id', '=', id).execute()
