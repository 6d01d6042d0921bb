export { type Budget, createBudget, type Reservation } from './budget.ts'
export { capsOf, type Spending, type UsageCaps } from './caps.ts'
export { createGuestCookies, GUEST_COOKIE, GUEST_SECONDS } from './guest-cookie.ts'
export { identifySpender, type Spender } from './spender.ts'
