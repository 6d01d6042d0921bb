export { standsAt, stationOfStaff } from './station-of-staff.ts'
