import escapeHtml from 'escape-html'
import type { KeptMail } from '../providers/mailer/demo-mailer.ts'

/** The inbox of the demo: the mails on the left, the open one on the right; on a phone below each other. */
export function inboxPage(mails: readonly KeptMail[], chosen: KeptMail | undefined): string {
  const open = chosen ?? mails[0]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo inbox</title>
<style>${style}</style>
</head>
<body>
<header><h1>Demo inbox</h1><p>In a demo no mail leaves this computer. What attendees would get arrives here.</p></header>
<main>
<nav aria-label="Mails">${mails.length === 0 ? '' : `<ol>${mails.map((mail) => row(mail, mail === open)).join('')}</ol>`}</nav>
${open ? letter(open) : nothing}
</main>
</body>
</html>`
}

function row(mail: KeptMail, isOpen: boolean): string {
  return `<li><a href="/demo/inbox/${mail.id}"${isOpen ? ' aria-current="true"' : ''}>
<strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.to)}</span>${moment(mail)}</a></li>`
}

function letter(mail: KeptMail): string {
  const attached = mail.attachments
    .map(
      ({ filename, content }) => `<li>${escapeHtml(filename)} · ${Math.ceil(content.length / 1024)} KB</li>`,
    )
    .join('')
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>At</dt><dd>${moment(mail)}</dd></dl>
<ul class="attached">${attached}</ul>
<iframe title="${escapeHtml(mail.subject)}" src="/demo/inbox/${mail.id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</article>`
}

function moment({ receivedAt }: KeptMail): string {
  const time = receivedAt.toISOString()
  return `<time datetime="${time}">${time.slice(11, 16)} UTC</time>`
}

const nothing = `<article class="nothing"><h2>No mail yet</h2><p>Take a photo at the <a href="/gift-aura">photo booth</a> with a wristband whose wearer has an address. The mail arrives a moment later.</p></article>`

const style = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#05040B;color:#F6F3FF;font:16px/1.5 Figtree,system-ui,sans-serif}
header{padding:20px 24px;background:#120E24;border-bottom:2px solid;border-image:linear-gradient(90deg,#FF4FA3,#8E66FF,#3CE4FF) 1}
h1{margin:0;font-size:22px}h2{margin:0 0 8px;font-size:20px}
header p,.nothing p{margin:4px 0 0;color:#CBC4EA}
main{flex:1;display:grid;grid-template-columns:minmax(260px,340px) 1fr;gap:24px;padding:24px}
ol,ul{list-style:none;margin:0;padding:0}
nav a{display:grid;grid-template-columns:1fr auto;gap:2px 12px;margin-bottom:8px;padding:14px 16px;border-radius:16px;background:#120E24;border:1px solid transparent;color:inherit;text-decoration:none}
nav strong{grid-column:1/-1}nav span,nav time,dt{color:#A39AC9;font-size:14px}nav span{overflow-wrap:anywhere}
nav a:hover{background:#1A1533}nav a[aria-current]{border-color:#8E66FF;background:#1A1533}
a:focus-visible{outline:3px solid #3CE4FF;outline-offset:2px}.nothing a{color:#B49BFF}
article{display:flex;flex-direction:column;min-width:0;padding:24px;border-radius:24px;background:#120E24}
.nothing{align-self:start;grid-column:1/-1}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0}dd{margin:0;overflow-wrap:anywhere}
.attached{display:flex;gap:8px;flex-wrap:wrap;margin:12px 0}
.attached li{padding:4px 12px;border-radius:999px;background:#231C43;color:#CBC4EA;font-size:14px}
iframe{flex:1;width:100%;min-height:70vh;border:0;border-radius:16px;background:#0A0815}
@media(max-width:760px){main{grid-template-columns:1fr;padding:16px;gap:16px}article{padding:16px}iframe{min-height:1000px}}
`
