import { describe, expect, it } from 'vitest'
import type { UndoReport, WrittenImport } from '../../contract/people-imports.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { anInstallation, aWristband } from '../../test/factories.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { aFormWith } from '../../test/upload.ts'

const festival = await festivalForFile()
const { app, sql } = festival
const { headers } = await signInAs(festival, 'staff')

async function bring(csv: string): Promise<string> {
  const form = aFormWith(csv, 'guests.csv')
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/attendees/import',
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().importId
}
const undo = (id: string, query = '') =>
  app.inject({ method: 'POST', url: `/api/admin/imports/${id}/undo${query}`, headers })
const undone = async (id: string, query = ''): Promise<UndoReport> => (await undo(id, query)).json()
const listed = async (): Promise<WrittenImport[]> =>
  (await app.inject({ url: '/api/admin/imports', headers })).json().imports
const people = (handles: string[]) =>
  sql(
    `SELECT tiktok_username AS handle, first_name AS name, email FROM attendees
     WHERE tiktok_username = ANY($1) ORDER BY 1`,
    [handles],
  )

describe('an import that is undone', () => {
  it('takes back whom it brought, gives back what it changed, and leaves no name in the record of changes', async () => {
    const { attendee, tag } = await aWristband(festival)
    const handle = attendee.tiktokUsername
    const id = await bring(
      `tiktokUsername,firstName,email,wristbandTag,ticketCode\nundo.new,Una,una@example.com,04AA00BB,T1\n${handle},Otto,otto@example.com,04AA00CC,T2\n`,
    )
    expect(await undone(id, '?dryRun=true')).toEqual({ removed: 1, restored: 1, keptCount: 0, kept: [] })
    expect(await people(['undo.new'])).toHaveLength(1)
    expect(await undone(id)).toEqual({ removed: 1, restored: 1, keptCount: 0, kept: [] })
    expect(await people(['undo.new', handle])).toEqual([
      { handle, name: attendee.firstName, email: attendee.email },
    ])
    expect(
      await sql('SELECT tag FROM wristbands WHERE attendee_id = $1 AND ended_at IS NULL', [attendee.id]),
    ).toEqual([{ tag }])
    expect(await sql(`SELECT 1 FROM ticket_references WHERE reference IN ('T1', 'T2')`)).toEqual([])
    expect(await sql(`SELECT 1 FROM audit_records WHERE after::text LIKE '%Una%'`)).toEqual([])
    expect((await listed())[0]).toMatchObject({
      id,
      fileName: 'guests.csv',
      created: 1,
      updated: 1,
      canBeUndone: false,
    })
    expectRefusal(await undo(id), 'import_undone')
    expectRefusal(await undo('999999'), 'import_not_found')
  })

  it('leaves whoever was edited, imported again or took part since, and says why', async () => {
    const names = ['u.edited', 'u.again', 'u.tapped', 'u.free']
    const tagOf = (name: string) => `04DD00${names.indexOf(name)}0`
    const rows = names.map((name) => `${name},Uma,${tagOf(name)}`)
    const id = await bring(`tiktokUsername,firstName,wristbandTag\n${rows.join('\n')}\n`)
    await sql(`UPDATE attendees SET last_name = 'Edited' WHERE tiktok_username = 'u.edited'`)
    const later = await bring('tiktokUsername,firstName\nu.again,Ulla\n')
    const place = await anInstallation(festival)
    const payload = { rfidTagId: tagOf('u.tapped'), installationId: place.id }
    expect((await app.inject({ method: 'POST', url: '/api/tap', payload })).statusCode).toBe(200)
    const { kept, ...counts } = await undone(id)
    expect(counts).toEqual({ removed: 1, restored: 0, keptCount: 3 })
    const reasons = kept.map(({ tiktokUsername, reason }) => [tiktokUsername, reason]).sort()
    expect(reasons).toEqual([
      ['u.again', 'imported-again'],
      ['u.edited', 'edited'],
      ['u.tapped', 'took-part'],
    ])
    expect(await undone(later)).toMatchObject({ restored: 1, keptCount: 0 })
    expect(await people(['u.again', 'u.free'])).toEqual([{ handle: 'u.again', name: 'Uma', email: null }])
  })
})
