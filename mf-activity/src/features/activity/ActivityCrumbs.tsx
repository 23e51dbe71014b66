import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { Breadcrumb } from '@escapade/shared-ui/breadcrumb/Breadcrumb'
import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'

type Props = { activity: Pick<ActivityOnlyDetail, 'breadCrumb' | 'label' | 'uri'> }

/** The way here; inside the app of a phone a way back (D30). */
export function ActivityCrumbs({ activity }: Props) {
  const { t } = useTranslation('activity')
  const { visit, href } = useShell()
  if (visit.nativeApp)
    return (
      <Button variant="text" onClick={() => window.history.back()}>
        {t('back')}
      </Button>
    )
  const { breadCrumb, label, uri } = activity
  return (
    <Breadcrumb
      items={[...breadCrumb, { label, uri }].map((link) => ({ label: link.label, href: href(link.uri) }))}
    />
  )
}
