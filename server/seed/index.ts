export { foundFestival } from './found-festival.ts'
export { demoRoutes } from './routes.ts'
