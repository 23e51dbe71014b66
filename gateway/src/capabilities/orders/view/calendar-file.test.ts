import type { Order } from '../records/orders-repository'
import { momentOf, stayCalendarFile } from './calendar-file'

const stay = {
  label: 'Vines, cellar; table',
  hotelLabel: 'Hôtel',
  address: '1 rue Haute\nBeaune',
  checkin: '2027-01-08',
  checkout: '2027-01-10',
  checkinHour: '15:00',
  checkoutHour: '11:00',
  timeZone: 'Atlantic/Canary',
  programLineList: [
    { title: 'Une dégustation commentée dans la plus ancienne cave du village', activityId: '7' },
  ],
  activityDates: [{ activityId: '7', date: '2027-01-09' }],
}
const sold = (change: Partial<Order> = {}) =>
  ({
    orderUUID: 'u1',
    bookingNumber: '48213076',
    status: 'confirmed',
    version: 1,
    kind: 'stay',
    packageId: 'p',
    roomId: 'r',
    rooms: 1,
    stay,
    locale: 'fr_FR',
    ...change,
  }) as unknown as Order
const fileOf = (order: Order) =>
  stayCalendarFile({
    order,
    hotelPhone: { number: '+33380223556', text: '+33 3 80 22 35 56' },
    orderUrl: 'https://fr.example.com/c/u1',
    now: new Date('2027-01-01T00:00:00Z'),
  })
const unfoldedOf = (order: Order) => fileOf(order).replaceAll('\r\n ', '')

describe('the calendar file of a stay', () => {
  it.each([
    ['Europe/Paris', '2027-01-08', '2027-01-08T14:00:00.000Z'],
    ['Europe/Paris', '2027-07-08', '2027-07-08T13:00:00.000Z'],
    ['Atlantic/Canary', '2027-07-08', '2027-07-08T14:00:00.000Z'],
  ])('[CH-038] reads 15:00 on the clock of %s on %s', (timeZone, date, moment) => {
    expect(momentOf({ date, hour: '15:00', timeZone }).toISOString()).toBe(moment)
  })

  it('[CH-038] holds the stay at the hotel’s hours and each dated activity on its day', () => {
    const file = fileOf(sold())
    expect(file).toContain('DTSTART:20270108T150000Z\r\nDTEND:20270110T110000Z')
    expect(file).toContain('DTSTART;VALUE=DATE:20270109')
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  it('[CH-038] keeps to lines of 75 bytes, and escapes what means something to calendars', () => {
    const file = fileOf(sold())
    const widths = file.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...widths)).toBeLessThanOrEqual(75)
    const unfolded = unfoldedOf(sold())
    expect(unfolded).toContain('SUMMARY:Hôtel – Vines\\, cellar\\; table')
    expect(unfolded).toContain('LOCATION:Hôtel\\, 1 rue Haute\\nBeaune')
  })

  it.each([
    [
      'fr_FR',
      'Numéro de réservation\u00a0: 48213076\\nTéléphone de l’hôtel\u00a0: +33 3 80 22 35 56\\nUne dégustation',
    ],
    ['nl_BE', 'Boekingsnummer: 48213076\\nTelefoon van het hotel: +33 3 80 22 35 56\\nUne dégustation'],
  ] as const)('[CH-038] names booking number and telephone of the hotel in words of %s', (locale, text) => {
    expect(unfoldedOf(sold({ locale }))).toContain(`DESCRIPTION:${text}`)
  })

  it('[CH-038] takes a cancelled stay out of the calendar', () => {
    expect(fileOf(sold({ status: 'cancelled', version: 2 }))).toMatch(/SEQUENCE:2\r\nSTATUS:CANCELLED/)
  })
})
