import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Puts what the first paint needs into the page itself: Leon's picture and the styles. A phone on a crowded field then
 * shows something after one answer of the server, and the screens take over when their script has come.
 * @param picture path of an SVG, put where the page says %LEON%
 */
export function firstPaint(picture: string): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const svg = readFileSync(picture, 'utf8').replace(/\s+/g, ' ').trim()
        const withPicture = html.replace('%LEON%', `data:image/svg+xml,${encodeURIComponent(svg)}`)
        return withPicture.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, name: string) => {
          const file = bundle?.[name]
          return file?.type === 'asset' ? `<style>${String(file.source)}</style>` : link
        })
      },
    },
  }
}
