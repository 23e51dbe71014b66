import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
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

/** The four ways to give a stay, in the words of the market (CO-051). */
export function GiftSection() {
  const { t } = useTranslation('content')
  const { locale } = useVisit()
  const { data } = useQuery(giftBlocksQuery(useApi()))
  const block = data?.[locale]
  if (!block) return null
  return (
    <section className={styles.gift} aria-labelledby="gifts">
      <div className={styles.picture}>
        <Picture
          src={block.imageL.base}
          alt={block.imageL.alt}
          width={960}
          height={720}
          sizes="(min-width: 1000px) 600px, 100vw"
        />
      </div>
      <div>
        <Heading level={2} id="gifts">
          {block.title}
        </Heading>
        <ul className={styles.list}>
          {gifts.map(({ key, link }) => (
            <li key={key}>
              <AppLink to={block[link]}>
                <b>{t(`home.gift.${key}.title`)}</b>
                <span>{t(`home.gift.${key}.text`)}</span>
              </AppLink>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{block.subtitle}</p>
      </div>
    </section>
  )
}
