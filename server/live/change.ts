/** Something that other parts and other processes may have cached has changed. */
export type Change =
  | { topic: 'taps'; ids: string[] }
  | { topic: 'leaderboard' }
  | { topic: 'event' }
  | { topic: 'installations' }
  | { topic: 'knowledge' }
  | { topic: 'names' }
  /** `ids` are those that staff have changed; what stations tell themselves names none. */
  | { topic: 'stations'; ids: string[] }
