import type { Flow } from './flow'

export type AnnouncementFlow = 'stay' | 'activity_only' | 'single_voucher'

const names: Record<Flow, AnnouncementFlow> = {
  booking: 'stay',
  hotel: 'stay',
  activity: 'activity_only',
  gifting: 'single_voucher',
}

/** The name under which the editors file announcements of a flow (spec B §7). */
export function announcementFlow({ flow }: { flow: Flow }): AnnouncementFlow {
  return names[flow]
}
