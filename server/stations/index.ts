export { stationOfDevice } from './station-of-device.ts'
