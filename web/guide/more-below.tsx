import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { ChevronDown } from '../ui/icons.ts'

/** There is more below. */
export function MoreBelow({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="absolute inset-x-0 -top-8 flex justify-center kiosk:-top-20">
      <Button size="sm" className="animate-enter rounded-full!" onClick={onShow}>
        <ChevronDown aria-hidden className="size-[1.1em]" />
        {t('guide.ask.new')}
      </Button>
    </div>
  )
}
