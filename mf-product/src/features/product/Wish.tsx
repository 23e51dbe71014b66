import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { useWishlist } from '@escapade/remote-kit/runtime/wishlist'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { WishButton } from '@escapade/shared-ui/card/WishButton'

export function Wish({ product }: { product: StayDetail }) {
  const { track } = useShell()
  const { has, toggle } = useWishlist()
  const wished = has(product.id)
  const onToggle = () => {
    toggle(wishlistItem(product))
    if (!wished) track({ name: 'add_to_wishlist', params: { item_id: product.id } })
  }
  return <WishButton inline wished={wished} title={product.label} onToggle={onToggle} />
}

const wishlistItem = ({ id, label, headwords, image, uri, hotel }: StayDetail): WishlistItem => ({
  id,
  type: 'STAY',
  label,
  headwords,
  imageUrl: image.base,
  uri,
  hotel: {
    label: hotel.label,
    location: { label: hotel.location.label },
    stars: hotel.stars,
    uri: hotel.uri,
  },
})
