import { useState } from 'react'
import { classNames } from './class-names.ts'
import { nameColors } from './name-colors.ts'

interface AvatarProps {
  /** The handle: colours belong to it. */
  name: string
  /** Its first letter is shown (rulings: that of the first name, else of the handle). */
  realName?: string | undefined
  imageUrl?: string | null | undefined
  /** Any CSS length. */
  size?: string
  /** The colour of a ring, as a CSS value. */
  ring?: string | undefined
}

/** The picture of somebody, or the first letter of the name on colours that belong to the handle. The name stands beside it. */
export function Avatar({ name, realName = '', imageUrl, size = '2.75rem', ring }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const hasImage = Boolean(imageUrl) && imageUrl !== failedUrl
  const [from, to] = nameColors(name)
  return (
    <span
      aria-hidden
      className={classNames(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full',
        ring && 'border-solid',
      )}
      style={{
        width: size,
        height: size,
        background: `linear-gradient(140deg, ${from}, ${to})`,
        borderColor: ring,
        borderWidth: ring ? `max(2px, calc(${size} * 0.025))` : undefined,
      }}
    >
      <span
        className="font-display font-extrabold leading-none text-ink-1000"
        style={{ fontSize: `calc(${size} * 0.42)` }}
      >
        {firstLetter(realName) ?? firstLetter(name) ?? '?'}
      </span>
      {hasImage && (
        <img
          src={imageUrl ?? undefined}
          srcSet={widthsOf(imageUrl)}
          sizes={`auto, ${size}`}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailedUrl(imageUrl ?? undefined)}
        />
      )}
    </span>
  )
}

/** The first letter as a reader sees it: "@neon" gives N, and a Hangul syllable or an accent stays whole. */
function firstLetter(name: string): string | undefined {
  return name.match(/[\p{L}\p{N}]\p{M}*/u)?.[0].toUpperCase()
}

/** The widths in which the server has a picture; one that is in this browser alone has none. */
function widthsOf(imageUrl: string | null | undefined): string | undefined {
  if (!imageUrl?.startsWith('/')) return undefined
  return [96, 256, 560].map((width) => `${imageUrl}?width=${width} ${width}w`).join()
}
