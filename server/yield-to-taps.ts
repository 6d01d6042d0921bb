import { constants, setPriority } from 'node:os'

/**
 * Lets a thread that works on photos step back when somebody taps. Linux gives every thread a priority of its own;
 * elsewhere this does nothing. The lowest one makes taps no faster, and on a laptop that draws the screens as well a
 * photo would wait for minutes.
 */
export function yieldToTaps(): void {
  // 0 means this thread.
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}
