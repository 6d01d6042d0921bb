export { foundFestival } from './found-festival.ts'
export { demoRoutes } from './demo-routes.ts'
