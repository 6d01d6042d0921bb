export { nameOf } from './make-map-picture.ts'
export { insertMapPicture, updatePlaces } from './store.ts'
