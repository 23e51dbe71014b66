import type { Scenarios } from '../../testing/contract/scenario'

export const contentScenarios: Scenarios = {
  'GET /front-gateway/cms/ideas': {
    refuses: {
      'page-not-found': async ({ db }) => {
        const locale = 'it_IT'
        await db
          .updateTable('contentEntry')
          .set({ published: false })
          .where('kind', '=', 'ideas')
          .where('locale', '=', locale)
          .execute()
        return { query: { locale } }
      },
    },
  },
}
