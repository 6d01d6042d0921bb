import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listDemoWristbands } from '../../contract/demo.ts'
import { call } from '../platform/api.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Nfc } from '../ui/icons.ts'
import { typeLikeAReader } from './type-like-a-reader.ts'

/** A few wristbands to try the festival without a reader: touching one types its tag exactly as a reader would. */
export function DemoTray() {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['demo-wristbands'],
    queryFn: ({ signal }) => call(listDemoWristbands, { signal }),
  })
  if (data === undefined) return null
  return (
    <section
      aria-label={t('demo.title')}
      className="flex cursor-auto touch-auto items-center gap-4 border-t border-dashed border-line bg-surface px-gutter py-2 max-sm:flex-col max-sm:items-stretch max-sm:gap-1 wall:text-xs"
    >
      <p className="flex shrink-0 items-center gap-2 text-sm wall:text-xs">
        <Nfc aria-hidden className="size-[1.25em] text-accent" />
        <span className="font-semibold">{t('demo.title')}</span>
        <span className="text-mid max-lg:hidden kiosk:hidden">{t('demo.hint')}</span>
      </p>
      <ul className="flex min-w-0 flex-1 gap-1 overflow-x-auto [scrollbar-width:none]">
        {data.wristbands.map(({ rfidTagId, tiktokUsername, firstName }) => (
          <li key={rfidTagId}>
            <button
              type="button"
              onClick={() => typeLikeAReader(rfidTagId)}
              className="flex min-h-control-sm items-center gap-2 whitespace-nowrap rounded-full border border-line px-2.5 text-sm font-semibold hover:border-accent active:scale-95 wall:text-xs"
            >
              <Avatar name={tiktokUsername} realName={firstName} size="1.5em" />@{tiktokUsername}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
