import { faultsOfBackups } from './of-backups.ts'
import { faultsOfClocks } from './of-clocks.ts'
import { faultsOfDisks } from './of-disks.ts'
import { faultsOfMail } from './of-mail.ts'
import { faultsOfNetworks } from './of-networks.ts'
import { faultsOfProcesses } from './of-processes.ts'
import { faultsOfServices } from './of-services.ts'
import { faultsOfWork } from './of-work.ts'
import type { Fault } from './run-fault.ts'

/** Everything that can be made to happen. */
export const faults: Fault[] = [
  ...faultsOfProcesses,
  ...faultsOfDisks,
  ...faultsOfBackups,
  ...faultsOfClocks,
  ...faultsOfNetworks,
  ...faultsOfServices,
  ...faultsOfMail,
  ...faultsOfWork,
]
