import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** A demo attendee's wristband, for the tray that taps without a reader; demo mode only. */
const DemoWristband = z.object({ rfidTagId: z.string(), tiktokUsername: z.string(), firstName: z.string() })

/** A few wristbands of invented people, so that the demo festival can be tried without a reader. */
export const listDemoWristbands = {
  method: 'GET',
  url: '/api/demo/wristbands',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'listDemoWristbands',
    summary: 'Wristbands of the demo festival (demo mode only)',
    tags: ['Demo'],
    response: { 200: z.object({ wristbands: z.array(DemoWristband) }) },
  },
} as const satisfies Endpoint
