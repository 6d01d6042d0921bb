/** Whom a call is counted by. */
export type Counting =
  | { kind: 'station' | 'staff' | 'phone' | 'session' | 'api-key'; key: string }
  /** Nobody whom this process knows: by their client and by their address. */
  | { kind: 'stranger'; client: string; address: string }
