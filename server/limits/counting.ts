/** Nobody whom this process knows: by their client and by their address. */
export interface Stranger {
  kind: 'stranger'
  client: string
  address: string
}

/** Whom a call is counted by. */
export type Counting = { kind: 'station' | 'staff' | 'phone' | 'session' | 'api-key'; key: string } | Stranger
