/**
 * How Node runs the server. What a request leaves behind is collected after 8 MB: left alone, Node lets 100 MB of it
 * pile up, and a server with a thousand screens open weighs half as much again.
 */
export const serverFlags = ['--max-semi-space-size=8']

/**
 * What the server's memory is asked for with. Left alone, every thread that works on photos keeps a heap of its own and
 * gives nothing back: a third of the memory of a festival with a photo booth.
 */
export const serverMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
