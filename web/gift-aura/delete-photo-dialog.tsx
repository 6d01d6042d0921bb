import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deletePhoto } from '../../contract/gift-aura.ts'
import { call } from '../platform/api.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { asOwner } from './photo-link.ts'
import type { PhotoText } from './photo-texts.ts'

interface DeletePhotoDialogProps {
  text: PhotoText
  token: string
  ownerKey: string | undefined
  isOpen: boolean
  onClose: () => void
  onDeleted?: () => void
}

/** Asks once: a deleted photo is deleted for everyone, and nobody can bring it back. */
export function DeletePhotoDialog({
  text,
  token,
  ownerKey,
  isOpen,
  onClose,
  onDeleted,
}: DeletePhotoDialogProps) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deletePhoto, { params: { token }, ...asOwner(ownerKey) }),
    onSuccess() {
      toast({ title: text('photo.deleted') })
      onDeleted?.()
    },
    onError: () => toast({ title: text('photo.deleteFailed'), variant: 'destructive' }),
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
      title={text('photo.delete.title')}
      description={text('photo.delete.text')}
      cancelLabel={text('photo.delete.cancel')}
      confirmLabel={text('photo.delete.confirm')}
      pendingLabel={text('photo.delete.pending')}
      isPending={isPending}
      onConfirm={() => mutate()}
    />
  )
}
