import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetPhone } from '../../contract/phones.ts'
import { eraseOwnData } from '../../contract/privacy.ts'
import { call } from '../platform/api.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Smartphone, Trash2 } from '../ui/icons.ts'
import { toast } from '../ui/toast.ts'
import { forgetOwnSession } from './own-session.ts'

interface OwnDataProps {
  sessionId: string
  isDisabled: boolean
}

/** The two ways out: this phone forgets its owner, or the festival does. */
export function OwnData({ sessionId, isDisabled }: OwnDataProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const leave = useLeave()
  const forget = useMutation({
    mutationFn: () => call(forgetPhone),
    onSuccess: () => leave(t('profile.data.forgotten')),
    onError: () => toast({ title: t('profile.choices.failed'), variant: 'destructive' }),
  })
  const erase = useMutation({
    mutationFn: async () => {
      await call(eraseOwnData, { params: { sessionId } })
      await call(forgetPhone)
    },
    onSuccess: () => leave(t('profile.delete.done')),
    onError: () => toast({ title: t('profile.delete.failed'), variant: 'destructive' }),
    onSettled: () => setIsAsking(false),
  })
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('profile.data.title')}</h2>
      <Card className="grid gap-4">
        <p className="text-sm text-mid">{t('profile.data.text')}</p>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <Button isPending={forget.isPending} disabled={isDisabled} onClick={() => forget.mutate()}>
            <Smartphone aria-hidden className="size-[1.1em]" />
            {t('profile.data.forget')}
          </Button>
          <Button variant="ghost" disabled={isDisabled} onClick={() => setIsAsking(true)}>
            <Trash2 aria-hidden className="size-[1.1em] text-danger" />
            {t('profile.delete.button')}
          </Button>
        </div>
      </Card>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('profile.delete.title')}
        description={t('profile.delete.text')}
        cancelLabel={t('profile.delete.cancel')}
        confirmLabel={t('profile.delete.confirm')}
        pendingLabel={t('profile.delete.pending')}
        isPending={erase.isPending}
        onConfirm={() => erase.mutate()}
      />
    </section>
  )
}

/** Says goodbye and leaves nothing of the person in this browser. */
function useLeave() {
  const client = useQueryClient()
  return (title: string) => {
    forgetOwnSession()
    client.clear()
    toast({ title, isAssertive: true })
    scrollTo({ top: 0 })
  }
}
