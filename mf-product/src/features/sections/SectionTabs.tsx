import { isForBrowser } from '@escapade/remote-kit/runtime/app-link'
import { jumpTo } from '@escapade/shared-ui/sections/jump-to'
import { TabNav } from '@escapade/shared-ui/tabs/TabNav'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionId } from './sections'

type Props = { ids: readonly SectionId[]; current: SectionId | null; label: string }

/** Links to the parts of the page. The hash holds the criteria, so following one must not write it. */
export function SectionTabs({ ids, current, label }: Props) {
  const { t } = useTranslation('product')
  const follow = (event: MouseEvent, href: string) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    jumpTo(href.slice(1))
  }
  return (
    <TabNav
      label={label}
      items={ids.map((id) => ({ href: `#${id}`, label: t(`tabs.${id}`) }))}
      current={`#${current ?? ids[0]}`}
      onFollow={follow}
    />
  )
}
