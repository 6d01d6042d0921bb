import { createReadStream } from 'node:fs'
import * as calls from '../../contract/backups.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../http/allow.ts'
import { Refusal } from '../http/refusal.ts'
import type { App } from '../http/typed-app.ts'
import { locateBackup, readBackupState } from './backup-state.ts'
import { isBackupRunning } from './store.ts'

/** Serves the backups to the dashboard. */
export function backupRoutes(app: App, deps: Deps): void {
  const { config, db } = deps
  app.route({ ...calls.getBackups, handler: () => readBackupState(deps) })
  app.route({
    ...calls.startBackup,
    handler: async (request, reply) => {
      if (!config.backups) throw new Refusal('backup_off')
      if (deps.backups.isRunning() || (await isBackupRunning(db))) throw new Refusal('backup_running')
      await db.transaction((tx) =>
        recordChange(tx, staffOf(request), { action: 'backup.start', subject: 'backup' }),
      )
      deps.backups.begin()
      return reply.code(202).send({ isRunning: true })
    },
  })
  app.route({
    ...calls.downloadBackup,
    handler: async (request, reply) => {
      const found = await locateBackup(deps, request.params.id)
      if (!found) throw new Refusal('not_found')
      const { path, name, bytes } = found
      await db.transaction((tx) =>
        recordChange(tx, staffOf(request), { action: 'backup.download', subject: name }),
      )
      return (
        reply
          .headers({
            'content-type': 'application/octet-stream',
            'content-length': String(bytes),
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'no-store',
          })
          // A stream of the bytes that the contract promises.
          .send(createReadStream(path) as unknown as Uint8Array)
      )
    },
  })
}
