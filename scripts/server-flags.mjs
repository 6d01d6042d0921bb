/**
 * How Node runs the server. What a request leaves behind is collected after 8 MB: left alone, Node lets 100 MB of it
 * pile up, and a server with a thousand screens open weighs half as much again.
 */
export const serverFlags = ['--max-semi-space-size=8']
