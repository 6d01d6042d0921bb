import { useId, useRef, useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Camera, CircleAlert, Trash2, Upload } from '../../ui/icons.ts'
import { useAdminText } from '../use-admin-text.ts'
import { CameraDialog, hasDeskCamera } from './camera-dialog.tsx'
import { shrinkPicture } from './shrink-picture.ts'

/** A picture that was chosen and not saved yet, or that the one there was is to go; undefined: it stays as it is. */
export type ChosenPicture = { file: Blob; preview: string } | 'none' | undefined

interface PictureFieldProps {
  /** Handle and name of whose letter stands there without a picture. */
  name: string
  realName: string
  savedUrl: string | null
  chosen: ChosenPicture
  onChoose: (picture: ChosenPicture) => void
}

/** The picture of a person: from a file, which a phone or tablet takes with its camera, or from the camera of a laptop. */
export function PictureField({ name, realName, savedUrl, chosen, onChoose }: PictureFieldProps) {
  const say = useAdminText()
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const shown = chosen === 'none' ? null : (chosen?.preview ?? savedUrl)
  const take = async (picked: File) => {
    const file = await shrinkPicture(picked).catch(() => undefined)
    setRefused(file === undefined)
    if (file) onChoose({ file, preview: URL.createObjectURL(file) })
  }
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} realName={realName} imageUrl={shown} size="4.5rem" />
      <div className="grid gap-1.5">
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={say('desk.picture')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const picked = event.target.files?.[0]
            event.target.value = ''
            if (picked) void take(picked)
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-describedby={noteId} onClick={() => input.current?.click()}>
            <Upload aria-hidden className="size-4.5" />
            {say(shown ? 'desk.pictureReplace' : 'desk.pictureChoose')}
          </Button>
          {hasDeskCamera() && (
            <Button size="sm" onClick={() => setTaking(true)}>
              <Camera aria-hidden className="size-4.5" />
              {say('desk.cameraTake')}
            </Button>
          )}
          {shown && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                setRefused(false)
                onChoose(savedUrl ? 'none' : undefined)
              }}
            >
              <Trash2 aria-hidden className="size-4.5" />
              {say('desk.pictureRemove')}
            </Button>
          )}
        </div>
        {isRefused ? (
          <p id={noteId} role="alert" className="flex items-center gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {say('desk.pictureRefused')}
          </p>
        ) : (
          <p id={noteId} className="text-sm text-low">
            {say('desk.pictureHint')}
          </p>
        )}
      </div>
      {isTaking && (
        <CameraDialog
          onTaken={(file) => {
            setTaking(false)
            setRefused(false)
            onChoose({ file, preview: URL.createObjectURL(file) })
          }}
          onClose={() => setTaking(false)}
        />
      )}
    </div>
  )
}
