import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import {
  OffTicket,
  PretixDraft,
  PretixOffer,
  PretixPreviewJob,
  PretixSource,
  PretixTake,
  PretixToken,
} from './pretix.ts'
import { changeOf } from './version.ts'

const params = z.object({ id: z.string().check(z.maxLength(100)) })
const access = 'integrations:manage'
const tags = ['Integrations']
const ProductId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** All shops. */
export const listPretix = {
  method: 'GET',
  url: '/api/admin/pretix',
  config: { access, refuses: [] },
  schema: {
    operationId: 'listPretix',
    summary: 'Pretix shops whose orders become people',
    tags,
    response: { 200: z.object({ sources: z.array(PretixSource) }) },
  },
} as const satisfies Endpoint

/** Adds a shop after it was asked. Nobody comes in yet. */
export const addPretix = {
  method: 'POST',
  url: '/api/admin/pretix',
  config: { access, refuses: ['pretix_unreachable', 'pretix_limit_reached', 'already_exists'] },
  schema: {
    operationId: 'addPretix',
    summary: 'Add an event of a pretix shop',
    tags,
    body: PretixDraft,
    response: { 201: z.object({ source: PretixSource, offer: PretixOffer }) },
  },
} as const satisfies Endpoint

/** Changes whose tickets come in, gives another token, or stops following. */
export const changePretix = {
  method: 'PATCH',
  url: '/api/admin/pretix/:id',
  config: { access, refuses: ['not_found', 'stale', 'pretix_unreachable'] },
  schema: {
    operationId: 'changePretix',
    summary: 'Change a pretix shop',
    tags,
    params,
    body: changeOf(
      z.object({
        token: PretixToken,
        products: z.nullable(z.array(ProductId).check(z.minLength(1), z.maxLength(500))),
        checkinList: z.nullable(ProductId),
        isFollowing: z.literal(false),
      }),
    ),
    response: { 200: PretixSource },
  },
} as const satisfies Endpoint

/** Forgets a shop. Its people stay. */
export const removePretix = {
  method: 'DELETE',
  url: '/api/admin/pretix/:id',
  config: { access, refuses: ['not_found'] },
  schema: {
    operationId: 'removePretix',
    summary: 'Remove a pretix shop; its people stay',
    tags,
    params,
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** Asks a shop, and tells what it sells. */
export const testPretix = {
  method: 'POST',
  url: '/api/admin/pretix/:id/test',
  config: { access, refuses: ['not_found', 'pretix_unreachable'] },
  schema: {
    operationId: 'testPretix',
    summary: 'Ask a pretix shop what it sells',
    tags,
    params,
    response: { 200: PretixOffer },
  },
} as const satisfies Endpoint

/**
 * Begins to read all orders, in the background, to tell what they would bring; nobody comes in. Whoever asks while it is
 * read hears how far it is: there is one preview per shop.
 */
export const previewPretix = {
  method: 'POST',
  url: '/api/admin/pretix/:id/preview',
  config: { access, refuses: ['not_found', 'pretix_unreachable', 'edition_over'] },
  schema: {
    operationId: 'previewPretix',
    summary: 'Begin to read what the orders of a pretix shop would bring',
    tags,
    params,
    response: { 202: PretixPreviewJob },
  },
} as const satisfies Endpoint

/** How far the last preview is, and what it found. It is kept for an hour: 404 `not_found` after that. */
export const getPretixPreview = {
  method: 'GET',
  url: '/api/admin/pretix/:id/preview',
  config: { access, refuses: ['not_found'] },
  schema: {
    operationId: 'getPretixPreview',
    summary: 'What the orders of a pretix shop would bring',
    tags,
    params,
    response: { 200: PretixPreviewJob },
  },
} as const satisfies Endpoint

/** Cancels a preview that is under way; one that has ended stays as it is. */
export const cancelPretixPreview = {
  method: 'POST',
  url: '/api/admin/pretix/:id/preview/cancel',
  config: { access, refuses: ['not_found'] },
  schema: {
    operationId: 'cancelPretixPreview',
    summary: 'Stop reading the orders of a pretix shop',
    tags,
    params,
    response: { 200: PretixPreviewJob },
  },
} as const satisfies Endpoint

/**
 * Begins to read all orders, in the background, and takes their people; from then on orders are followed. Whoever asks while
 * that goes on hears how far it is.
 */
export const takePretix = {
  method: 'POST',
  url: '/api/admin/pretix/:id/take',
  config: { access, refuses: ['not_found', 'pretix_unreachable', 'edition_over'] },
  schema: {
    operationId: 'takePretix',
    summary: 'Begin to take the people of all orders, and follow the orders from then on',
    tags,
    params,
    response: { 202: PretixTake },
  },
} as const satisfies Endpoint

/** How far taking is, and what came of it. It is kept for a day: 404 `not_found` after that. */
export const getPretixTake = {
  method: 'GET',
  url: '/api/admin/pretix/:id/take',
  config: { access, refuses: ['not_found'] },
  schema: {
    operationId: 'getPretixTake',
    summary: 'How far taking the people of all orders is',
    tags,
    params,
    response: { 200: PretixTake },
  },
} as const satisfies Endpoint

/** Cancels taking while orders are read: nobody comes in. People who are being written are written to the end. */
export const cancelPretixTake = {
  method: 'POST',
  url: '/api/admin/pretix/:id/take/cancel',
  config: { access, refuses: ['not_found'] },
  schema: {
    operationId: 'cancelPretixTake',
    summary: 'Stop reading the orders that were to be taken',
    tags,
    params,
    response: { 200: PretixTake },
  },
} as const satisfies Endpoint

/** Tickets of people who are here that open no door any more, the newest first. */
export const listPretixOff = {
  method: 'GET',
  url: '/api/admin/pretix/:id/off',
  config: { access, refuses: ['not_found'] },
  schema: {
    operationId: 'listPretixOff',
    summary: 'Tickets that were cancelled after their people came in',
    tags,
    params,
    response: { 200: z.object({ tickets: z.array(OffTicket) }) },
  },
} as const satisfies Endpoint

/** Says that staff have seen such tickets. */
export const seePretixOff = {
  method: 'POST',
  url: '/api/admin/pretix/:id/off/seen',
  config: { access, refuses: ['not_found'] },
  schema: {
    operationId: 'seePretixOff',
    summary: 'Mark cancelled tickets as seen',
    tags,
    params,
    body: z.object({
      references: z
        .array(z.string().check(z.minLength(1), z.maxLength(120)))
        .check(z.minLength(1), z.maxLength(500)),
    }),
    response: { 200: z.object({ seen: z.int() }) },
  },
} as const satisfies Endpoint

/**
 * What pretix calls when something changed. Nothing that it sends is believed: it makes us read, soon. Whoever has the
 * address can do no more than that.
 */
export const callPretixHook = {
  method: 'POST',
  url: '/api/pretix/:key',
  config: { access: 'anyone', refuses: ['not_found'] },
  schema: {
    operationId: 'callPretixHook',
    summary: 'Called by pretix when an order changes',
    tags,
    params: z.object({ key: z.string().check(z.maxLength(100)) }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
