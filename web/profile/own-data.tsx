import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Erasure, eraseOwnData } from '../../contract/erasures.ts'
import { forgetPhone } from '../../contract/phones.ts'
import { exportOwnData } from '../../contract/privacy.ts'
import { addressOf, call } from '../platform/api.ts'
import { type PrivacyText, usePrivacyText } from '../stations/privacy-texts.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Download, Smartphone, Trash2 } from '../ui/icons.ts'
import { toast } from '../ui/toast.ts'
import { useLeave } from './use-leave.ts'
import { WaitingErasure } from './waiting-erasure.tsx'

interface OwnDataProps {
  sessionId: string
  erasure: Erasure | null
  isDisabled: boolean
}

/** The two ways out: this phone forgets its owner, or the festival does. */
export function OwnData({ sessionId, erasure, isDisabled }: OwnDataProps) {
  const { t } = useTranslation()
  const text = usePrivacyText()
  const [isAsking, setIsAsking] = useState(false)
  const leave = useLeave()
  const forget = useMutation({
    mutationFn: () => call(forgetPhone),
    onSuccess: () => leave(t('profile.data.forgotten')),
    onError: () => toast({ title: t('profile.choices.failed'), variant: 'destructive' }),
  })
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('profile.data.title')}</h2>
      {erasure && <WaitingErasure {...{ sessionId, erasure, isDisabled }} />}
      <Card className="grid gap-4">
        <p className="text-sm text-mid">{t('profile.data.text')}</p>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <Button isPending={forget.isPending} disabled={isDisabled} onClick={() => forget.mutate()}>
            <Smartphone aria-hidden className="size-[1.1em]" />
            {t('profile.data.forget')}
          </Button>
          {text && !isDisabled && (
            <a
              href={addressOf(exportOwnData.url, { params: { sessionId } })}
              download
              className={buttonClass()}
            >
              <Download aria-hidden className="size-[1.1em]" />
              {text('export.button')}
            </a>
          )}
          {text && !erasure && (
            <Button variant="ghost" disabled={isDisabled} onClick={() => setIsAsking(true)}>
              <Trash2 aria-hidden className="size-[1.1em] text-danger" />
              {text('delete.button')}
            </Button>
          )}
        </div>
      </Card>
      {text && isAsking && <AskErasure {...{ sessionId, text }} onClose={() => setIsAsking(false)} />}
    </section>
  )
}

/** Says what goes, what stays, and that it waits; then it is asked for. */
function AskErasure(props: { sessionId: string; text: PrivacyText; onClose: () => void }) {
  const { sessionId, text, onClose } = props
  const client = useQueryClient()
  const ask = useMutation({
    mutationFn: () => call(eraseOwnData, { params: { sessionId } }),
    onError: () => toast({ title: text('delete.failed'), variant: 'destructive' }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['profile'] })
      onClose()
    },
  })
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('delete.title')}
      description={
        <>
          {text('delete.text')}
          <span className="mt-2 block">{text('delete.how')}</span>
        </>
      }
      cancelLabel={text('delete.cancel')}
      confirmLabel={text('delete.confirm')}
      pendingLabel={text('delete.pending')}
      isPending={ask.isPending}
      onConfirm={() => ask.mutate()}
    />
  )
}
