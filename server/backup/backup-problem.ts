import type { BackupProblem } from '../../contract/backups.ts'

/** Why a backup could not be made or restored, in one sentence for the person in front of the terminal. */
export class BackupFailure extends Error {
  readonly problem: BackupProblem

  constructor(problem: BackupProblem, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.problem = problem
  }
}

const ofTheDisk: Readonly<Record<string, [BackupProblem, string]>> = {
  ENOSPC: ['full', 'The disk is full'],
  EDQUOT: ['full', 'No more may be written to this disk'],
  EFBIG: ['too-large', 'This disk takes no file that large (FAT takes 4 GB: format it as exFAT)'],
  EROFS: ['read-only', 'This disk can only be read'],
  EACCES: ['read-only', 'This user may not write there'],
  EPERM: ['read-only', 'This user may not write there'],
  ENOENT: ['missing', 'There is no such folder: is the stick or the share there?'],
  ENOTDIR: ['missing', 'That is no folder'],
  ENODEV: ['missing', 'The disk is gone: was the stick pulled?'],
  ENXIO: ['missing', 'The disk is gone: was the stick pulled?'],
  EIO: ['broken', 'The disk does not answer as it should: was the stick pulled, or is it broken?'],
  ESTALE: ['missing', 'The share is gone'],
}

/** Says what a disk refused; anything else is passed on as it is. */
export function asBackupFailure(problem: unknown, path: string): unknown {
  if (!(problem instanceof Error) || !('code' in problem)) return problem
  const known = ofTheDisk[String(problem.code)]
  return known ? new BackupFailure(known[0], `${known[1]} (${path}).`, { cause: problem }) : problem
}
