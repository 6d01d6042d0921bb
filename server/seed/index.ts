export { demoRoutes } from './demo-routes.ts'
export { listDemoTraces } from './demo-traces.ts'
export { foundFestival } from './found-festival.ts'
