import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useSavedSearches } from '@escapade/remote-kit/runtime/saved-searches'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { useWishlist } from '@escapade/remote-kit/runtime/wishlist'
import * as paths from '@escapade/shared-contracts/paths'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { Button } from '@escapade/shared-ui/button/Button'
import { WishButton } from '@escapade/shared-ui/card/WishButton'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Stars } from '@escapade/shared-ui/stars/Stars'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparePickProps } from './compare/ComparePick'
import { mostCompared } from './compare/most-compared'
import styles from './WishlistPage.module.scss'
import { wishedUri } from './wished-stay'

/** Prices of today come after the list, which needs no call. */
const SavedPrice = onDemand(() => import('./SavedPrice'), { optional: true })
/** Needs two stays at least: it comes after the list. */
const ComparePick = onDemand<ComparePickProps>(() => import('./compare/ComparePick'), { optional: true })
const CompareBar = onDemand(() => import('./compare/CompareBar'), { optional: true })
const SavedSearches = onDemand(() => import('./SavedSearches'), { optional: true })

/** Stays, then searches, as the browser keeps them. */
export default function SavedStays() {
  const { t } = useTranslation('account')
  const { href } = useShell()
  const { list, toggle } = useWishlist()
  const searches = useSavedSearches().list
  const [picked, setPicked] = useState<readonly string[]>([])
  const stays = list.filter(({ type }) => type === 'STAY')
  const compared = stays.filter(({ id }) => picked.includes(id))
  const pick = (id: string) =>
    setPicked((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]))
  const compareOf = ({ id, type }: WishlistItem): Compare | undefined => {
    if (type !== 'STAY' || stays.length < 2) return undefined
    const isPicked = picked.includes(id)
    return { isPicked, isFull: !isPicked && compared.length >= mostCompared, onPick: () => pick(id) }
  }
  return (
    <>
      {list.length === 0 && searches.length === 0 && (
        <EmptyState
          icon="heart"
          title={t('wishlist.empty')}
          action={<Button href={href(paths.search())}>{t('wishlist.search')}</Button>}
        />
      )}
      <ul className={styles.list}>
        {list.map((item) => (
          <Saved
            key={`${item.type}/${item.id}`}
            item={item}
            compare={compareOf(item)}
            onToggle={() => toggle(item)}
          />
        ))}
      </ul>
      {compared.length > 0 && <CompareBar stays={compared} onTakeOut={pick} onClear={() => setPicked([])} />}
      <SavedSearches />
    </>
  )
}

/** Absent where there is nothing to compare with. */
type Compare = Omit<ComparePickProps, 'name'>
type SavedProps = { item: WishlistItem; compare: Compare | undefined; onToggle: () => void }

function Saved({ item, compare, onToggle }: SavedProps) {
  const { hotel } = item
  // Several hotels sell a stay of one title.
  const name = `${item.label} · ${hotel.label}`
  return (
    <li className={styles.item}>
      <Picture
        src={item.imageUrl}
        alt=""
        width={480}
        height={360}
        sizes="(min-width: 600px) 280px, 92vw"
        widths={[320, 480, 640]}
      />
      <WishButton wished title={name} onToggle={onToggle} />
      <Heading level={2} look={4}>
        <AppLink to={wishedUri(item)} aria-label={name}>
          {item.label}
        </AppLink>
      </Heading>
      <p>
        {hotel.label} <Stars count={hotel.stars} />
      </p>
      <p className={styles.place}>{hotel.location.label}</p>
      {item.type === 'STAY' && <SavedPrice item={item} />}
      {compare && <ComparePick name={name} {...compare} />}
    </li>
  )
}
