/**
 * The advisory locks of the festival, one number for each, that no other program on this database uses. Transactions
 * and processes of all servers on the database take them.
 */
export const locks = {
  /** Migrations and functions: one process brings the database to its version. */
  migration: 25_120_426,
  /** The festival is founded once. */
  founding: 25_120_427,
  /** One program adds a large festival's people. */
  loading: 25_120_428,
  /** One desk registers at a time. */
  desk: 25_120_429,
  /** One call at a time sets tokens or characters aside (usage/spending.sql). */
  spending: 25_120_431,
  /** One bonus at a time of the same member of staff; a pair, with whose it is. */
  bonus: 25_120_432,
  /** One version of the terms is published at a time. */
  terms: 25_120_434,
  /** One process looks at the ledger. */
  ledgerWatch: 25_120_433,
  /** One process makes a backup. */
  backup: 25_120_435,
  /** One process removes what was kept long enough. */
  retention: 25_120_613,
} as const

/**
 * The lock that every running server shares, so that the last one to leave knows that it is the last. It is a pair:
 * single numbers and pairs never meet.
 */
export const presenceLock = [0x6c697665, 0x66657374]
