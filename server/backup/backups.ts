/** What makes the backups of a process. */
export interface Backups {
  /** Begins one now. */
  begin(): void
  /** Whether this process makes one, or begins to. */
  isRunning(): boolean
  /** Makes one whenever it is time, from now on. */
  keep(): void
  stop(): Promise<void>
}
