import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Boxes } from '../features/home/Boxes'
import { pages } from './pages'
import { readRoute } from './route'

const { 'not-found': NotFound } = pages

export function App() {
  const { locale } = useVisit()
  const route = readRoute(usePageLocation(), locale)
  switch (route.page) {
    case 'home':
      return <pages.home flow={route.flow} />
    case 'help':
      return <pages.help id={route.id} text={<pages.static id={route.id} />} />
    case 'static':
    case 'withdrawal': {
      const Text = pages[route.page]
      return <Text id={route.id} />
    }
    case 'contact':
      return <pages.contact />
    case 'ideas':
      return <pages.ideas />
    case 'landing':
      return <pages.landing address={route.address} bestBoxes={<Boxes />} />
    case 'minisite':
      return <pages.minisite url={route.url} other={<NotFound />} />
    default:
      return <NotFound />
  }
}
