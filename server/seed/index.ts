export { demoRoutes } from './demo-routes.ts'
export { foundFestival } from './found-festival.ts'
