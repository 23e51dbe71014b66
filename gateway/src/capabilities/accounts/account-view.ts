import type { Account } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { OwnSubscription } from '../marketing/public'
import type { AccountRow } from './accounts-repository'

/** The account as its pages show it; whether it reads the newsletter is known where that is kept. */
export const createAccountView =
  (newsletter: Pick<OwnSubscription, 'isOn'>) =>
  async ({ accountId, email, createdAt, profile }: AccountRow): Promise<Account> => ({
    accountId,
    email,
    createdAt: createdAt.toISOString(),
    profile: {
      ...profile,
      mails: { ...profile.mails, newsletter: await newsletter.isOn({ email, locale: profile.locale }) },
    },
  })

export type AccountView = ReturnType<typeof createAccountView>
