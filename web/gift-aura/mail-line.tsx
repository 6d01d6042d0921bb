import { useTranslation } from 'react-i18next'
import type { EmailState } from '../../contract/gift-aura.ts'
import { MailCheck, MailX } from '../ui/icons.ts'

interface MailLineProps {
  emailSent: boolean
  emailState: EmailState
}

/** What became of the mail, never more than is true: "sent" is said when a mail to a known address is on its way. */
export function MailLine({ emailSent, emailState }: MailLineProps) {
  const { t } = useTranslation()
  const isGood = emailSent && emailState !== 'failed'
  const Icon = isGood ? MailCheck : MailX
  return (
    <p className="flex items-center justify-center gap-2.5 text-balance font-semibold">
      <Icon aria-hidden className={isGood ? 'text-success' : 'text-warning'} />
      <span>{isGood ? t('giftAura.mail.sent') : t(reasons[emailState])}</span>
    </p>
  )
}

const reasons = {
  queued: 'giftAura.mail.soon',
  sent: 'giftAura.mail.sent',
  failed: 'giftAura.mail.failed',
  'no-address': 'giftAura.mail.noAddress',
  'mail-off': 'giftAura.mail.off',
} as const
