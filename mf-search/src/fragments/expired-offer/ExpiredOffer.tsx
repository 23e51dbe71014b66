import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultCard } from '../../features/results/ResultCard'
import { WishNotice } from '../../features/wish/WishNotice'
import rail from '../result-carousel/ResultCarousel.module.scss'
import { expiredOfferQuery } from './expired-offer-query'

export type ExpiredOfferProps = FragmentProps['mf-search/expired-offer']

/** For those who followed a link to an offer that is gone: what its hotel still sells; nothing where it sells nothing. */
export function ExpiredOffer({ hotelId }: ExpiredOfferProps) {
  const id = useId()
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const { data } = useQuery(expiredOfferQuery(useApi(), { locale, hotelId }))
  const [first] = data ?? []
  if (!data || !first) return null
  return (
    <section className={rail.section} aria-labelledby={id}>
      <Message tone="warn">{t('expired.text')}</Message>
      <Heading level={2} id={id}>
        {t('expired.others', { hotel: first.hotel.label })}
      </Heading>
      <ul className={rail.rail}>
        {data.map((result) => (
          <li key={result.id}>
            <ResultCard result={result} hash="" view="total" headingLevel={3} />
          </li>
        ))}
      </ul>
      <WishNotice />
    </section>
  )
}
