/** Settings for a laptop that runs a festival, handed over at every start so that a new version brings its own. */
export function postgresSettings(isDurable: boolean): string[] {
  return [
    // Loopback only, and no socket file whose path could be too long or whose folder could be closed.
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=256MB',
    'random_page_cost=1.1',
    // The queries of the hot path are far too short to be worth compiling.
    'jit=off',
    // Nobody replicates this database, so the log carries only what a recovery needs.
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=1GB',
    'timezone=UTC',
    'log_timezone=UTC',
    // Failing statements and their details carry tags and e-mail addresses, which belong in no log.
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
    ...(isDurable ? durable : throwaway),
  ]
}

const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']

/** For unit tests, whose databases are gone with them anyway, sooner than anybody would clear them up. */
const throwaway = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=256MB',
  'autovacuum=off',
]
