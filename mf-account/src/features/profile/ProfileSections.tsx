import type { Account } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { Mailbox } from './Mailbox'
import { ProfileForm } from './ProfileForm'

export default function ProfileSections({ account }: { account: Account }) {
  return (
    <>
      <ProfileForm account={account} />
      <Mailbox account={account} />
    </>
  )
}
