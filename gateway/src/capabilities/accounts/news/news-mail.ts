/** Content of a mail of news, as it waits to be sent. Amounts in cents. */
export type NewsMail = {
  wishes: {
    type: 'STAY' | 'ACTIVITY'
    id: string
    hotel: string
    place: string
    nights: number
    /** `yyyy-MM-dd`; null for a stay that was saved without dates. */
    checkin: string | null
    cents: number
    before: number
  }[]
  searches: { uri: string; title: string; count: number; more: number; day: string }[]
}

export type NewsPayload = NewsMail & { accountId: string; newsId: string }
export const newsTopic = 'account-news'
