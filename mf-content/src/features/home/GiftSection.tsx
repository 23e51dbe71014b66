import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftBlock } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { campaignLink } from '@escapade/shared-contracts/rules/gifts/campaign-link'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './GiftSection.module.scss'
import { giftBlocksQuery } from './home-queries'

const gifts = [
  { key: 'box', link: 'boxURL' },
  { key: 'voucher', link: 'singleVoucherURL' },
  { key: 'card', link: 'giftcardURL' },
  { key: 'activity', link: 'activityOnlyURL' },
] as const

/** The four ways to give a stay, in the words of the market (CO-051); as large while they are under way (CO-050). */
export function GiftSection() {
  const { locale } = useVisit()
  const { data, isLoading } = useQuery(giftBlocksQuery(useApi()))
  if (isLoading) return <Waiting />
  const block = data?.[locale]
  return block ? <Gifts block={block} /> : null
}

function Gifts({ block }: { block: GiftBlock }) {
  const { t } = useTranslation('content')
  const { customerCare } = useVisit()
  const { title, subtitle, campaign } = block
  return (
    <section className={styles.gift} aria-labelledby="gifts">
      <BlockPicture {...block} />
      <div>
        <Heading level={2} id="gifts">
          {title}
        </Heading>
        <ul className={styles.list}>
          {gifts.map(({ key, link }) => (
            <li key={key}>
              <AppLink to={campaignLink({ uri: block[link], campaign, customerCare })}>
                <b>{t(`home.gift.${key}.title`)}</b>
                <span>{t(`home.gift.${key}.text`)}</span>
              </AppLink>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{subtitle}</p>
      </div>
    </section>
  )
}

/** Phones have a picture of their own. */
function BlockPicture({ imageS, imageL }: Pick<GiftBlock, 'imageS' | 'imageL'>) {
  const sources = (type: string) =>
    `${imageL.base}/640x480.${type} 640w, ${imageL.base}/1280x960.${type} 1280w`
  const small = (type: string) => `${imageS.base}/480x360.${type} 480w, ${imageS.base}/800x600.${type} 800w`
  return (
    <picture className={styles.picture}>
      <source media="(max-width: 599px)" srcSet={small('avif')} sizes="100vw" type="image/avif" />
      <source media="(max-width: 599px)" srcSet={small('jpg')} sizes="100vw" />
      <source srcSet={sources('avif')} sizes="600px" type="image/avif" />
      <img
        src={`${imageL.base}/640x480.jpg`}
        srcSet={sources('jpg')}
        sizes="600px"
        width={640}
        height={480}
        alt={imageL.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

const Waiting = () => (
  <div className={styles.gift} aria-busy="true" data-testid="gifts-waiting">
    <div className={styles.picture}>
      <Skeleton shape="block" />
    </div>
    <div className={styles.waiting}>
      <Skeleton shape="title" width={8} />
      {gifts.map(({ key }) => (
        <Skeleton key={key} width={9} />
      ))}
    </div>
  </div>
)
