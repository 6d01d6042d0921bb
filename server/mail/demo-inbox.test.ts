import { expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'

const festival = await festivalForFile()
const live = await festivalForFile({ mode: 'live' })
const open = (url: string, { app } = festival) => app.inject({ url })

it('the inbox of a demo shows the mails that it kept to itself, and runs nothing of them', async () => {
  expect((await open('/demo/inbox')).body).toContain('No mail yet')
  await festival.deps.mail.mailer.send({
    messageId: '<one@livefest.example>',
    senderName: 'Festival',
    to: 'nova@example.com',
    subject: 'Your <b>photo</b>',
    html: '<html><head></head><body><img src="cid:p"></body></html>',
    text: 'Your photo',
    language: 'en',
    attachments: [
      { filename: 'p.jpg', contentType: 'image/jpeg', content: Buffer.from('picture'), cid: 'p' },
    ],
  })
  const page = await open('/demo/inbox')
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.body).toContain('nova@example.com')
  expect(page.body).toContain('Your &lt;b&gt;photo&lt;/b&gt;')
  expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect((await open('/demo/inbox/1')).body).toBe(page.body)
  expect((await open('/demo/inbox/1/body')).body).toContain('src="data:image/jpeg;base64,')
})

it('there is no such mail, and in a real festival no such inbox', async () => {
  expect((await open('/demo/inbox/99')).statusCode).toBe(404)
  expect((await open('/demo/inbox/%00/body')).statusCode).toBe(404)
  expect((await open('/demo/inbox', live)).statusCode).toBe(404)
  expect((await live.app.inject({ url: '/api/event' })).json().features.mail).toBe(false)
})
