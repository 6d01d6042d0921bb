import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deletePhoto } from '../../contract/gift-aura.ts'
import { call } from '../platform/api.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { toast } from '../ui/toast.ts'

interface DeletePhotoDialogProps {
  token: string
  isOpen: boolean
  onClose: () => void
}

/** Asks once: a deleted photo is deleted for everyone, and nobody can bring it back. */
export function DeletePhotoDialog({ token, isOpen, onClose }: DeletePhotoDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deletePhoto, { params: { token } }),
    onSuccess: () => toast({ title: t('photo.deleted') }),
    onError: () => toast({ title: t('photo.deleteFailed'), variant: 'destructive' }),
    onSettled: () => {
      onClose()
      // The page asks again and finds nothing, as everybody will from now on.
      return client.resetQueries({ queryKey: ['gift-aura', 'photo', token] })
    },
  })
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(wanted) => !wanted && onClose()}
      title={t('photo.delete.title')}
      description={t('photo.delete.text')}
      cancelLabel={t('photo.delete.cancel')}
      confirmLabel={t('photo.delete.confirm')}
      pendingLabel={t('photo.delete.pending')}
      isPending={isPending}
      onConfirm={() => mutate()}
    />
  )
}
