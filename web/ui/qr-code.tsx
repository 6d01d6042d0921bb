import { create } from 'qrcode'

interface QrCodeProps {
  text: string
  /** What a screen reader says. */
  label: string
  className?: string
}

/** Four modules of white around it, as the standard asks. */
const QUIET = 4

/** A QR code drawn as one path; nobody has to be asked for it, so it works without a network. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * QUIET
  const path = Array.from(modules.data, (isDark, index) =>
    isDark ? `M${(index % modules.size) + QUIET} ${Math.floor(index / modules.size) + QUIET}h1v1h-1z` : '',
  ).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="var(--color-ink-1000)" />
    </svg>
  )
}
