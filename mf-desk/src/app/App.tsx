import { useHead } from '@escapade/remote-kit/runtime/head'
import { usePageLocation } from '@escapade/remote-kit/runtime/shell-context'
import { useTranslation } from 'react-i18next'
import { DeskFrame } from '../common/DeskFrame'
import { UnknownPage } from '../common/UnknownPage'
import { ApprovalsPage } from '../features/approvals/ApprovalsPage'
import { AuditPage } from '../features/audit/AuditPage'
import { CasePage } from '../features/case/CasePage'
import { OpenCasesPage } from '../features/case/OpenCasesPage'
import { OrderFilePage } from '../features/file/OrderFilePage'
import { CommandField } from '../features/find/CommandField'
import { FindPage } from '../features/find/FindPage'
import { PersonPage } from '../features/person/PersonPage'
import { RolesPage } from '../features/roles/RolesPage'
import { type Route, readRoute } from './route'

export function App() {
  const { t } = useTranslation('desk')
  const route = readRoute(usePageLocation())
  useHead({ title: t('title'), index: false })
  return (
    <DeskFrame command={<CommandField />}>
      <Page route={route} />
    </DeskFrame>
  )
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'find':
      return <FindPage />
    case 'file':
      return <OrderFilePage key={route.orderUUID} orderUUID={route.orderUUID} />
    case 'cases':
      return <OpenCasesPage />
    case 'case':
      return <CasePage key={route.caseNumber} caseNumber={route.caseNumber} />
    case 'person':
      return <PersonPage />
    case 'approvals':
      return <ApprovalsPage />
    case 'audit':
      return <AuditPage />
    case 'roles':
      return <RolesPage />
    default:
      return <UnknownPage />
  }
}
