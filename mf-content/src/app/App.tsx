import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { ContactPage } from '../features/contact/ContactPage'
import { Boxes } from '../features/home/Boxes'
import { HomePage } from '../features/home/HomePage'
import { IdeasPage } from '../features/ideas/IdeasPage'
import { LandingPage } from '../features/landing/LandingPage'
import { NotFoundPage } from '../features/not-found/NotFoundPage'
import { StaticPage } from '../features/static-page/StaticPage'
import { WishlistPage } from '../features/wishlist/WishlistPage'
import { Withdrawal } from '../features/withdrawal/Withdrawal'
import { readRoute } from './route'

export function App() {
  const { locale } = useVisit()
  const route = readRoute(usePageLocation(), locale)
  switch (route.page) {
    case 'home':
      return <HomePage flow={route.flow} />
    case 'static':
      return route.id ? <TextPage id={route.id} /> : null
    case 'contact':
      return <ContactPage />
    case 'ideas':
      return <IdeasPage />
    case 'landing':
      return <LandingPage address={route.address} bestBoxes={<Boxes />} />
    case 'wishlist':
      return <WishlistPage />
    default:
      return <NotFoundPage />
  }
}

/** A text of the shop; below the one about withdrawing is where it is done. */
const TextPage = ({ id }: { id: string }) => (
  <>
    <StaticPage id={id} notFound={<NotFoundPage />} />
    {id === 'withdrawal' && <Withdrawal />}
  </>
)
