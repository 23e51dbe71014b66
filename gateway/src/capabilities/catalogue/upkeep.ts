/** Face of the room for who keeps it up to date: operators' commands and what guests said. */
export { changeHotelPhone, phoneOf } from './hotel-phone'
export { changeHotelPictures, type PictureChange } from './hotel-pictures'
export { createPublication } from './publication'
export { setHotelRating } from './set-hotel-rating'
export { changeStayPictures } from './stay-pictures'
