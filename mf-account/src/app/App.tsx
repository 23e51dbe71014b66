import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { AccountFrame } from '../common/AccountFrame'
import { UnknownPage } from '../common/UnknownPage'
import { useDeviceLists } from '../common/use-device-lists'
import { GiftsPage } from '../features/gifts/GiftsPage'
import { ProfilePage } from '../features/profile/ProfilePage'
import { SecurityPage } from '../features/security/SecurityPage'
import { SignInPage } from '../features/sign-in/SignInPage'
import { TripsPage } from '../features/trips/TripsPage'
import { WishlistPage } from '../features/wishlist/WishlistPage'
import { readRoute } from './route'

const pages = {
  trips: TripsPage,
  gifts: GiftsPage,
  profile: ProfilePage,
  security: SecurityPage,
  wishlist: WishlistPage,
}

/** Its visitors come by a link in a mail. */
const StopMailsPage = onDemand(async () => ({
  default: (await import('../features/mails/StopMailsPage')).StopMailsPage,
}))

export function App() {
  const { page } = readRoute(usePageLocation())
  const { flags, signedIn } = useVisit()
  useDeviceLists()
  const hasAccounts = flags.customerAccount !== false
  // Wishes need no account: they are on the device.
  if (page === 'wishlist' && !(hasAccounts && signedIn)) return <WishlistPage />
  if (!hasAccounts || page === 'not-found' || page === 'account') return <UnknownPage />
  if (page === 'signIn') return <SignInPage />
  if (page === 'mails') return <StopMailsPage />
  const Page = pages[page]
  return (
    <AccountFrame current={page}>
      <Page />
    </AccountFrame>
  )
}
