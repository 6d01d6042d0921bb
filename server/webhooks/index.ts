/** Tells other programs what happens, while the process lives. */
export { sendWebhooks } from './send-webhooks.ts'
