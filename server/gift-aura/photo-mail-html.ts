import escapeHtml from 'escape-html'
import type { Language } from '../../contract/languages.ts'

/** Every word of the mail, in one language. */
export interface MailWords {
  language: Language
  event: string
  subject: string
  preview: string
  hello: string
  intro: string
  yourVibe: string
  word: string
  line: string
  pictureOf: string
  open: string
  until: string
  privacy: string
  bye: string
}

/** Mail programs load no fonts of ours: each takes its own, and one that has the characters of the language. */
const SANS =
  "Figtree,-apple-system,'Segoe UI','Hiragino Sans','Yu Gothic UI','PingFang SC','Apple SD Gothic Neo','Malgun Gothic',Roboto,Helvetica,Arial,sans-serif"

/**
 * The mail as HTML. Mail programs know tables and styles that stand at their element, and little else: the layout is one
 * column of tables, with every colour said twice for those that ignore gradients.
 */
export function photoMailHtml(
  words: MailWords,
  { link, picture, logo }: { link: string; picture: string; logo?: { address: string; isWide: boolean } },
): string {
  const w = escapeAll(words)
  return `<!doctype html>
<html lang="${w.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="supported-color-schemes" content="dark light">
<title>${w.subject}</title>
</head>
<body style="margin:0;padding:0;background-color:#0A0815;">
<div style="display:none;max-height:0;overflow:hidden;">${w.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#0A0815" style="background-color:#0A0815;">
<tr><td align="center" style="padding:24px 12px 40px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;font-family:${SANS};">
${header(w, logo)}
${greeting(w)}
<tr><td bgcolor="#120E24" style="background-color:#120E24;padding:0 28px;">
<a href="${escapeHtml(link)}"><img src="${picture}" width="504" alt="${w.pictureOf}" style="display:block;width:100%;max-width:504px;height:auto;border:0;border-radius:18px;"></a>
</td></tr>
${button(w, link)}
${footer(w)}
</table>
</td></tr>
</table>
</body>
</html>`
}

function header(w: MailWords, logo: { address: string; isWide: boolean } | undefined): string {
  const brand =
    logo === undefined
      ? w.event
      : `<img src="${logo.address}" height="44" alt="${w.event}" style="display:block;height:44px;width:auto;max-width:100%;border:0;">${logo.isWide ? '' : `<div style="margin-top:8px;">${w.event}</div>`}`
  return `<tr><td bgcolor="#1A1533" style="background-color:#1A1533;background-image:linear-gradient(100deg,#5B1E4F 0%,#2C1F66 55%,#123E5C 100%);border-radius:24px 24px 0 0;padding:22px 28px;color:#F6F3FF;font-size:18px;font-weight:800;letter-spacing:.02em;">${brand}</td></tr>
<tr><td bgcolor="#FF4FA3" height="3" style="height:3px;line-height:3px;font-size:0;background-color:#FF4FA3;background-image:linear-gradient(90deg,#FF4FA3,#8E66FF,#3CE4FF);">&nbsp;</td></tr>`
}

function greeting(w: MailWords): string {
  return `<tr><td bgcolor="#120E24" style="background-color:#120E24;padding:32px 28px 24px;color:#F6F3FF;">
<h1 style="margin:0 0 10px;font-size:26px;line-height:1.25;font-weight:800;">${w.hello}</h1>
<p style="margin:0;color:#CBC4EA;font-size:16px;line-height:1.6;">${w.intro}</p>
</td></tr>`
}

function button(w: MailWords, link: string): string {
  return `<tr><td bgcolor="#120E24" align="center" style="background-color:#120E24;padding:26px 28px 30px;">
<p style="margin:0;color:#A39AC9;font-size:14px;line-height:1.5;">${w.yourVibe}</p>
<p style="margin:2px 0 4px;color:#FF8CC4;font-size:24px;line-height:1.3;font-weight:800;">${w.word}</p>
<p style="margin:0 0 24px;color:#F6F3FF;font-size:16px;line-height:1.5;">${w.line}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#3CE4FF" style="background-color:#3CE4FF;border-radius:999px;">
<a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 34px;color:#05040B;font-size:17px;font-weight:700;text-decoration:none;">${w.open}</a>
</td></tr></table>
<p style="margin:14px 0 0;color:#A39AC9;font-size:13px;line-height:1.5;">${w.until}</p>
</td></tr>`
}

function footer(w: MailWords): string {
  return `<tr><td bgcolor="#0D0A1C" style="background-color:#0D0A1C;border-radius:0 0 24px 24px;padding:24px 28px 28px;">
<p style="margin:0 0 14px;color:#CBC4EA;font-size:15px;line-height:1.6;">${w.bye.replace('\n', '<br>')}</p>
<p style="margin:0;color:#A39AC9;font-size:12px;line-height:1.6;">${w.privacy}</p>
</td></tr>`
}

/** Handles may hold anything, and a mail program shows whatever it is given. */
function escapeAll(words: MailWords): MailWords {
  const { language, ...texts } = words
  const entries = Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)])
  return { language, ...(Object.fromEntries(entries) as Omit<MailWords, 'language'>) }
}
