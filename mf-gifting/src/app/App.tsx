import { usePageLocation } from '@escapade/remote-kit/runtime/shell-context'
import { BeneficiaryPage } from '../features/beneficiary/BeneficiaryPage'
import { BoxPage } from '../features/box/BoxPage'
import { BoxProblem } from '../features/box/BoxStates'
import { GiftCardPage } from '../features/gift-card/GiftCardPage'
import styles from './App.module.scss'
import { type Route, readRoute } from './route'

export function App() {
  return <div className={styles.page}>{pageOf(readRoute(usePageLocation()))}</div>
}

function pageOf(route: Route) {
  switch (route.page) {
    case 'box':
      return <BoxPage id={route.id} />
    case 'beneficiary':
      return <BeneficiaryPage box={route.box} />
    case 'gift-card':
      return <GiftCardPage many={route.many} />
    default:
      return <BoxProblem kind="unknown" onRetry={() => undefined} />
  }
}
