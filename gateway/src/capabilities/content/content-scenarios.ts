import type { Scenarios } from '../../testing/contract/scenario'

export const contentScenarios: Scenarios = {
  'POST /front-gateway/cms/help/{id}/votes': {
    refuses: {
      'page-not-found': async () => ({
        params: { id: 'no-such-answer' },
        body: { locale: 'fr_FR', helped: true },
      }),
    },
  },
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
